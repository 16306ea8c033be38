import 'server-only'
import {
  type Evidence,
  type EvidenceKind,
  qualificationOptionsSchema,
} from '@/lib/contract/commerce/qualification/evidence'
import {
  qualificationListSchema,
  qualificationSchema,
} from '@/lib/contract/commerce/qualification/qualification'
import { ok } from '@/lib/result/result'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const pathOf = ({ user }: SignedInContext, ...rest: readonly string[]): readonly string[] => [
  'users',
  user.id,
  'qualifications',
  ...rest,
]

/** A user's qualifications, the newest first, with the level that they give (specification section 6). */
export const listQualifications = (context: SignedInContext) =>
  callCommerce(context, {
    operation: 'listQualifications',
    method: 'GET',
    path: pathOf(context),
    schema: qualificationListSchema,
    fresh: true,
  })

const OPTIONS_OF_A_PAGE = '100'

/** Most pages of options that are read; institutions come in several. */
const MOST_PAGES = 20

const fetchOptions = (context: SignedInContext, kind: EvidenceKind, page: number) =>
  callCommerce(context, {
    operation: 'listEvidenceOptions',
    method: 'GET',
    path: ['accounts', 'qualificationOptions'],
    query: { kind, pageSize: OPTIONS_OF_A_PAGE, currentPage: String(page) },
    schema: qualificationOptionsSchema,
  })

/** All that can be chosen for a kind of evidence, with the level that each gives. */
export async function listEvidenceOptions(context: SignedInContext, kind: EvidenceKind) {
  const first = await fetchOptions(context, kind, 0)
  if (!first.ok) return first
  const pages = Math.min(first.value.pagination.totalPages, MOST_PAGES)
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 1)
  const rest = await Promise.all(others.map(page => fetchOptions(context, kind, page)))
  const lists = [first, ...rest]
  const away = lists.find(list => !list.ok)
  if (away !== undefined) return away
  return ok(lists.flatMap(list => (list.ok ? list.value.options : [])))
}

/** Stores an evidence as a draft, which shows the level that it would give. */
export const createQualification = (
  context: SignedInContext,
  body: Evidence & { renews?: string },
  idempotencyKey: string,
) =>
  callCommerce(context, {
    operation: 'createQualification',
    method: 'POST',
    path: pathOf(context),
    body,
    schema: qualificationSchema,
    idempotencyKey,
  })

/** Changes an evidence that is not approved. */
export const changeQualification = (
  context: SignedInContext,
  id: string,
  { detail }: Pick<Evidence, 'detail'>,
) =>
  callCommerce(context, {
    operation: 'changeQualification',
    method: 'PATCH',
    path: pathOf(context, id),
    body: { detail },
    schema: qualificationSchema,
  })

/** Sends a draft, an answer to a question, or an appeal, with the statement of responsible use. */
export const submitQualification = (
  context: SignedInContext,
  { id, note }: { id: string; note: string },
  idempotencyKey: string,
) =>
  sendCommerce(context, {
    operation: 'submitQualification',
    method: 'POST',
    path: pathOf(context, id, 'submission'),
    body: { statementAccepted: true, ...(note !== '' && { note }) },
    idempotencyKey,
  })

/** Withdraws an evidence that is not approved, with its files. */
export const withdrawQualification = (context: SignedInContext, id: string) =>
  sendCommerce(context, {
    operation: 'withdrawQualification',
    method: 'DELETE',
    path: pathOf(context, id),
  })

/** Adds a file to an evidence, or puts it in the place of another one. */
export function addEvidenceFile(
  context: SignedInContext,
  id: string,
  { file, replaces }: { file: File; replaces: string },
) {
  const body = new FormData()
  body.append('document', file)
  if (replaces !== '') body.append('replaces', replaces)
  return sendCommerce(context, {
    operation: 'addEvidenceFile',
    method: 'POST',
    path: pathOf(context, id, 'documents'),
    body,
  })
}

/** Removes a file of an evidence. */
export const removeEvidenceFile = (context: SignedInContext, id: string, file: string) =>
  sendCommerce(context, {
    operation: 'removeEvidenceFile',
    method: 'DELETE',
    path: pathOf(context, id, 'documents', file),
  })
