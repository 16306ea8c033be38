/** Query of an address as the framework passes it to a page; a repeated parameter is a list. */
export type AddressParameters = Readonly<Record<string, string | readonly string[] | undefined>>

/** All values of a parameter, in the order of the address. */
export const paramValues = (parameters: AddressParameters, name: string): readonly string[] => {
  const given = parameters[name]
  return given === undefined ? [] : typeof given === 'string' ? [given] : given
}

/** The first value of a parameter; empty where the address does not have it. */
export const firstParam = (parameters: AddressParameters, name: string): string =>
  paramValues(parameters, name)[0] ?? ''

/** One of our own addresses (path with query) with one more parameter. */
export const withParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`
