import { z } from 'zod'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { PROMPTS, type Prompt } from './open-prompts'

/** The button that skips a prompt for this session, and the value of its `intent`. */
export const SKIP = { name: 'intent', value: 'later' } as const

/** Names of the fields whose input is preserved if an answer is rejected. */
export const PROMPT_FIELDS = {
  email: ['email'],
  phone: ['phoneCountry', 'phone'],
  preferences: ['marketing'],
} as const satisfies Record<Prompt, readonly string[]>

const text = z.string().default('').catch('')

/** A submitted answer. Fields of other prompts are empty; values that are not text are read as empty. */
export const PROMPT_FORM = z.object({
  task: z.enum(PROMPTS),
  intent: text,
  returnTo: text,
  [FORM_OWNER]: text,
  email: text,
  phoneCountry: text,
  phone: text,
  marketing: text,
})

export type PromptForm = z.infer<typeof PROMPT_FORM>

/** The values of the prompt's own fields. */
export const valuesOf = (form: PromptForm): Record<string, string> =>
  Object.fromEntries(PROMPT_FIELDS[form.task].map(name => [name, form[name]]))
