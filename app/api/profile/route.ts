import { handlePrompt } from '@/lib/prompts/handle-prompt.server'

/** Saves the response to a prompt after sign-in (spec §2, Login). */
export const POST = handlePrompt
