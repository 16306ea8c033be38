/** An address that the postal directory knows to exist. All are invented. */
export type KnownAddress = {
  line1: string
  town: string
  region?: string
  postalCode: string
  country: string
}

type Row = readonly [line1: string, town: string, region: string, postalCode: string, country: string]

const known = (...[line1, town, region, postalCode, country]: Row): KnownAddress => ({
  line1,
  town,
  ...(region === '' ? {} : { region }),
  postalCode,
  country,
})

/**
 * What the sandbox's address verification knows street by street. A typed address equal to one of these is
 * verified; one that is nearly equal is corrected, and several near ones are offered together (the two Main
 * Streets, the three doors of Harbour Road).
 */
export const KNOWN_ADDRESSES: readonly KnownAddress[] = [
  known('1420 Alder Creek Road', 'Eastmarsh', 'US-OH', '44250-1180', 'US'),
  known('100 North Main Street', 'Eastmarsh', 'US-OH', '44250-1201', 'US'),
  known('100 South Main Street', 'Eastmarsh', 'US-OH', '44250-1344', 'US'),
  known('27 Cedarlight Avenue', 'Portland', 'US-OR', '97205-3310', 'US'),
  known('900 College Avenue', 'Westmere', 'US-MA', '01085-4402', 'US'),
  known('55 Hospital Drive', 'Saint Orrin', 'US-MN', '55402-1190', 'US'),
  known('310 rue des Érables', 'Québec', 'CA-QC', 'G1R 2B5', 'CA'),
  known('1200 boulevard Lindenshaw', 'Montréal', 'CA-QC', 'H2X 3K4', 'CA'),
  known('48 Corvane Street', 'Toronto', 'CA-ON', 'M5V 2T6', 'CA'),
  known('12 Harbour Road', 'Whitby', 'GB-ENG', 'YO21 3PX', 'GB'),
  known('14 Harbour Road', 'Whitby', 'GB-ENG', 'YO21 3PX', 'GB'),
  known('16 Harbour Road', 'Whitby', 'GB-ENG', 'YO21 3PX', 'GB'),
  known('Lindenlaan 8', 'Utrecht', '', '3511 AB', 'NL'),
  known('Calle del Olmo 24', 'Madrid', '', '28012', 'ES'),
  known('5 Bluegum Parade', 'Parramatta', 'AU-NSW', '2150', 'AU'),
  known('81 Harbour View Terrace', 'Nelson', 'NZ-NSN', '7010', 'NZ'),
  known('3 Vantry Rise', 'Singapore', '', '238823', 'SG'),
  known('2-7-4 Tessalymachi', 'Chiyoda-ku', 'JP-13', '100-0005', 'JP'),
]

/**
 * Postal areas that the directory covers completely, by country and leading characters of the code: an
 * address there that matches none of the known ones does not exist.
 */
export const COVERED_AREAS: Readonly<Record<string, readonly string[]>> = {
  US: ['44250'],
  CA: ['G1R'],
  GB: ['YO21'],
  AU: ['2150'],
  NZ: ['7010'],
  JP: ['100-'],
}

/** First characters of the postal codes of a region; a code of another region cannot be right. */
export const REGION_POSTAL_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  'US-CA': ['90', '91', '92', '93', '94', '95', '96'],
  'US-FL': ['32', '33', '34'],
  'US-IL': ['60', '61', '62'],
  'US-MA': ['01', '02', '055'],
  'US-MN': ['55', '56'],
  'US-NY': ['005', '06390', '10', '11', '12', '13', '14'],
  'US-OH': ['43', '44', '45'],
  'US-OR': ['97'],
  'US-TX': ['75', '76', '77', '78', '79', '885'],
  'US-WA': ['98', '99'],
  'CA-AB': ['T'],
  'CA-BC': ['V'],
  'CA-MB': ['R'],
  'CA-NB': ['E'],
  'CA-NL': ['A'],
  'CA-NS': ['B'],
  'CA-NT': ['X'],
  'CA-NU': ['X'],
  'CA-ON': ['K', 'L', 'M', 'N', 'P'],
  'CA-PE': ['C'],
  'CA-QC': ['G', 'H', 'J', 'K'],
  'CA-SK': ['S'],
  'CA-YT': ['Y'],
  'AU-ACT': ['02', '26', '29'],
  'AU-NSW': ['1', '2'],
  'AU-NT': ['08', '09'],
  'AU-QLD': ['4', '9'],
  'AU-SA': ['5'],
  'AU-TAS': ['7'],
  'AU-VIC': ['3', '8'],
  'AU-WA': ['6'],
}

/** Countries whose post has no directory to ask: their addresses are accepted without a verdict. */
export const COUNTRIES_WITHOUT_DIRECTORY: ReadonlySet<string> = new Set(['KH', 'LA', 'MM'])

/** Countries to which nothing is sold: the trade screening refuses the address. */
export const SCREENED_COUNTRIES: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY'])
