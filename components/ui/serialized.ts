declare const content: unique symbol

/** Props on their way to the browser, as JSON in one string; `JSON.parse` gives them back. */
export type Serialized<Data> = string & { readonly [content]: Data }

/**
 * Makes one string of props with many members. The framework describes each member of an object in the page
 * and reads it again to draw the page, which costs more than the drawing; a string is described once.
 * Undefined members are left out.
 */
export const serialize = <Data extends object>(data: Data): Serialized<Data> =>
  JSON.stringify(data) as Serialized<Data>
