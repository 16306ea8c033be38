/** A person's name as it is shown; a part that is missing or empty leaves no gap. */
export const fullName = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')
