import { handleEvidence } from '@/lib/qualifications/handle-evidence.server'

/** Writes an evidence for a qualification. */
export const POST = handleEvidence
