type Environment = Readonly<Record<string, string | undefined>>

/** Origins of a comma-separated list; what is none is left out, the start check reports it. */
const originsOf = (list = ''): readonly string[] =>
  list.split(',').flatMap(entry => (URL.canParse(entry.trim()) ? [new URL(entry.trim()).origin] : []))

/**
 * Origins of the scripts that the operator has switched on beside our own (spec §7): the tag manager with
 * what it loads, and the identity provider's session script. Without settings none, and no page names any.
 */
export const readTagOrigins = ({
  TAG_MANAGER_URL,
  TAG_ORIGINS,
  SESSION_SCRIPT_URL,
}: Environment): readonly string[] => [
  ...new Set([TAG_MANAGER_URL, TAG_ORIGINS, SESSION_SCRIPT_URL].flatMap(originsOf)),
]
