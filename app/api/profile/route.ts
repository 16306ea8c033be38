import { handlePrompt } from '@/lib/prompts/handle-prompt.server'

/** Takes the answer to a question after sign-in (spec §2, Login). */
export const POST = handlePrompt
