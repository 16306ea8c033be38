import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import {
  addEvidenceFile,
  listQualifications,
  removeEvidenceFile,
} from '@/lib/backends/commerce/qualifications.server'
import { ok, type Problem, type Result } from '@/lib/result/result'

const NOT_FOUND = 404

/** Adds a file to an evidence, in the place of another document as long as that is there. */
export async function addDocument(
  context: SignedInContext,
  id: string,
  { file, replaces }: { file: File; replaces: string },
): Promise<Result<undefined, Problem>> {
  const added = await addEvidenceFile(context, id, { file, replaces })
  const isGone = !added.ok && added.error.status === NOT_FOUND && replaces !== ''
  return isGone ? addEvidenceFile(context, id, { file, replaces: '' }) : added
}

/** Removes a document of an evidence; in another tab, or by a lost answer, it may be gone already. */
export async function removeDocument(
  context: SignedInContext,
  id: string,
  document: string,
): Promise<Result<undefined, Problem>> {
  const removed = await removeEvidenceFile(context, id, document)
  if (removed.ok || removed.error.status !== NOT_FOUND) return removed
  const list = await listQualifications(context)
  if (!list.ok) return list
  return list.value.qualifications.some(known => known.id === id) ? ok(undefined) : removed
}
