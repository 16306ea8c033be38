import { fill } from '@/lib/i18n/fill'

export type MessageParameters = Readonly<Record<string, string | number>>

/**
 * Texts by code; `fields.<name>.<code>` wins over `<code>`. `labels.<name>` is the label of a field,
 * `labelled` how a summary writes it before the message.
 */
export type FormMessages = Readonly<Record<string, string>>

/**
 * Text of an error: the server's own sentence, if there is one, or that of the code. A code without a text
 * gets that of `unavailable`, never the code itself.
 */
export function errorText(
  messages: FormMessages,
  error: { name?: string; code: string; params?: MessageParameters; text?: string },
): string {
  if (error.text !== undefined) return error.text
  const text =
    (error.name === undefined ? undefined : messages[`fields.${error.name}.${error.code}`]) ??
    messages[error.code] ??
    messages.unavailable ??
    ''
  return fill(text, error.params)
}
