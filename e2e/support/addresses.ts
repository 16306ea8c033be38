import { getSite, type Locale } from '@/lib/site/sites'

/** Values of the address fields by name. */
export type AddressValues = Readonly<Record<string, string>>

/** One address per country that the sandbox's postal directory knows, so that no question opens. */
const KNOWN_ADDRESSES: Readonly<Record<string, AddressValues>> = {
  US: { street: '27 Cedarlight Avenue', city: 'Portland', region: 'US-OR', postalCode: '97205-3310' },
  CA: { street: '48 Corvane Street', city: 'Toronto', region: 'CA-ON', postalCode: 'M5V 2T6' },
  GB: { street: '12 Harbour Road', city: 'Whitby', region: 'GB-ENG', postalCode: 'YO21 3PX' },
  NL: { street: 'Lindenlaan 8', city: 'Utrecht', postalCode: '3511 AB' },
  ES: { street: 'Calle del Olmo 24', city: 'Madrid', postalCode: '28012' },
  AU: { street: '5 Bluegum Parade', city: 'Parramatta', region: 'AU-NSW', postalCode: '2150' },
  NZ: { street: '81 Harbour View Terrace', city: 'Nelson', region: 'NZ-NSN', postalCode: '7010' },
  SG: { street: '3 Vantry Rise', city: 'Singapore', postalCode: '238823' },
  JP: { street: '2-7-4 Tessalymachi', city: 'Chiyoda-ku', region: 'JP-13', postalCode: '100-0005' },
}

const PHONES: Readonly<Record<string, string>> = {
  US: '614 555 0142',
  CA: '416 555 0142',
  GB: '020 7946 0018',
  NL: '020 123 4567',
  ES: '911 23 45 67',
  AU: '02 9123 4567',
  NZ: '04 471 2345',
  SG: '6123 4567',
  JP: '03-1234-5678',
}

const known = <Entry>(entries: Readonly<Record<string, Entry>>, country: string): Entry => {
  const entry = entries[country]
  if (entry === undefined) throw new Error(`no example for ${country}`)
  return entry
}

/** An existing address of a country. */
export const addressIn = (country: string): AddressValues => ({ country, ...known(KNOWN_ADDRESSES, country) })

/** An existing address of the default country of the locale. */
export const addressOf = (locale: Locale): AddressValues => addressIn(getSite(locale).defaultCountry)

/** A valid phone number in the notation of the locale's country. */
export const phoneOf = (locale: Locale): string => known(PHONES, getSite(locale).defaultCountry)
