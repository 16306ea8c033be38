import { handleQualificationAction } from '@/lib/qualifications/handle-qualification-actions.server'

/** Sends or withdraws an evidence, or removes a file of it. */
export const POST = handleQualificationAction
