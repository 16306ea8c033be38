/**
 * What each level of an answered type shows, in the grammar of the `fields` parameter. DEFAULT shows BASIC
 * too, FULL all. An object named without parentheses is shown in its BASIC view; `nested` tells the type of
 * each object.
 */
export type View<Name extends string> = {
  BASIC: string
  DEFAULT?: string
  FULL?: string
  nested?: Readonly<Record<string, Name>>
}

/** The view of an object that only holds a list of others. */
export const listView = <const Name extends string>(member: string, type: Name): View<Name> => ({
  BASIC: `${member}(BASIC)`,
  DEFAULT: `${member}(DEFAULT)`,
  FULL: `${member}(FULL)`,
  nested: { [member]: type },
})
