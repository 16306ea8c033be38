/** A user's full name; a missing or empty part leaves no gap. */
export const fullName = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')
