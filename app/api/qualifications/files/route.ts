import { handleEvidenceFile } from '@/lib/qualifications/handle-evidence-file.server'

/** Adds a file to an evidence. */
export const POST = handleEvidenceFile
