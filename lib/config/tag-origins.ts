type Environment = Readonly<Record<string, string | undefined>>

/** Origins of a comma-separated list; invalid entries are ignored here and reported by the start check. */
const originsOf = (list = ''): readonly string[] =>
  list.split(',').flatMap(entry => (URL.canParse(entry.trim()) ? [new URL(entry.trim()).origin] : []))

/**
 * Origins of the third-party scripts that the operator has enabled (spec §7): the tag manager with the
 * scripts it loads, and the identity provider's session script. None without settings, and then no page
 * refers to any.
 */
export const readTagOrigins = ({
  TAG_MANAGER_URL,
  TAG_ORIGINS,
  SESSION_SCRIPT_URL,
}: Environment): readonly string[] => [
  ...new Set([TAG_MANAGER_URL, TAG_ORIGINS, SESSION_SCRIPT_URL].flatMap(originsOf)),
]
