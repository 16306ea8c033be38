import 'server-only'
import type { Evidence } from '@/lib/contract/commerce/qualification/evidence'
import { versionOf } from '@/lib/forms/record-version.server'
import { EVIDENCE_FIELDS, valuesOf } from './evidence-fields'

/** Version of the details of an evidence, which its form replaces. */
export function evidenceVersion(evidence: Evidence): string {
  const values = valuesOf(evidence)
  return versionOf(EVIDENCE_FIELDS[evidence.kind].map(({ name }) => values[name]))
}
