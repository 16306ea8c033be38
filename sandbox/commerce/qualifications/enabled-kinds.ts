import type { DatabaseSync } from 'node:sqlite'
import { EVIDENCE_KINDS, type EvidenceKind } from '../../../lib/contract/commerce/qualification/evidence.ts'
import { isFlagOn } from '../flags-of-site.ts'
import type { CommerceRequest } from '../http/environment.ts'

/** Kinds of evidence that a site accepts. */
export const enabledKinds = (database: DatabaseSync, request: CommerceRequest): readonly EvidenceKind[] => {
  const market = { site: request.get('site'), language: request.get('language') }
  return EVIDENCE_KINDS.filter(kind => isFlagOn(database, market, `my-account-qualifications-${kind}`))
}
