import type { RegionNames } from './region-names.ts'
import { CANADA, CANADA_FRENCH, UNITED_STATES } from './regions-americas.ts'
import { JAPAN, SOUTH_KOREA } from './regions-east-asia.ts'
import { AUSTRALIA, IRELAND, NEW_ZEALAND, UNITED_KINGDOM } from './regions-islands-and-pacific.ts'
import { CAMBODIA, LAOS, MYANMAR, THAILAND, VIETNAM } from './regions-mainland-south-east-asia.ts'
import { INDONESIA, PHILIPPINES } from './regions-maritime-south-east-asia.ts'

/** The fifteen countries whose addresses ask for a region (spec §3), with English names. */
export const REGIONS: Readonly<Record<string, RegionNames>> = {
  AU: AUSTRALIA,
  CA: CANADA,
  GB: UNITED_KINGDOM,
  ID: INDONESIA,
  IE: IRELAND,
  JP: JAPAN,
  KH: CAMBODIA,
  KR: SOUTH_KOREA,
  LA: LAOS,
  MM: MYANMAR,
  NZ: NEW_ZEALAND,
  PH: PHILIPPINES,
  TH: THAILAND,
  US: UNITED_STATES,
  VN: VIETNAM,
}

/** Names in a site language other than English, by language and country. */
export const TRANSLATED_REGIONS: Readonly<Record<string, Readonly<Record<string, RegionNames>>>> = {
  fr: { CA: CANADA_FRENCH },
}
