declare const content: unique symbol

/** Props for the browser, as JSON in one string; `JSON.parse` restores them. */
export type Serialized<Data> = string & { readonly [content]: Data }

/**
 * Serializes props with many members to one string. The framework serializes each member of an object into
 * the page and parses it again for rendering, which costs more than the rendering; a string is one value.
 * Undefined members are omitted.
 */
export const serialize = <Data extends object>(data: Data): Serialized<Data> =>
  JSON.stringify(data) as Serialized<Data>
