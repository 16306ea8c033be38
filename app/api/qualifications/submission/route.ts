import { handleSubmission } from '@/lib/qualifications/handle-submission.server'

/** Adds and removes documents of an evidence, and sends it. */
export const POST = handleSubmission
