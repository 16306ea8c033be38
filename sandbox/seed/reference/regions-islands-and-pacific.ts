import type { RegionNames } from './region-names.ts'

export const AUSTRALIA: RegionNames = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

export const NEW_ZEALAND: RegionNames = {
  AUK: 'Auckland',
  BOP: 'Bay of Plenty',
  CAN: 'Canterbury',
  CIT: 'Chatham Islands Territory',
  GIS: 'Gisborne',
  HKB: "Hawke's Bay",
  MWT: 'Manawatū-Whanganui',
  MBH: 'Marlborough',
  NSN: 'Nelson',
  NTL: 'Northland',
  OTA: 'Otago',
  STL: 'Southland',
  TKI: 'Taranaki',
  TAS: 'Tasman',
  WKO: 'Waikato',
  WGN: 'Wellington',
  WTC: 'West Coast',
}

/**
 * The counties as people write them in an address; the four historic provinces of ISO 3166-2 are left out.
 */
export const IRELAND: RegionNames = {
  CW: 'Carlow',
  CN: 'Cavan',
  CE: 'Clare',
  CO: 'Cork',
  DL: 'Donegal',
  D: 'Dublin',
  G: 'Galway',
  KY: 'Kerry',
  KE: 'Kildare',
  KK: 'Kilkenny',
  LS: 'Laois',
  LM: 'Leitrim',
  LK: 'Limerick',
  LD: 'Longford',
  LH: 'Louth',
  MO: 'Mayo',
  MH: 'Meath',
  MN: 'Monaghan',
  OY: 'Offaly',
  RN: 'Roscommon',
  SO: 'Sligo',
  TA: 'Tipperary',
  WD: 'Waterford',
  WH: 'Westmeath',
  WX: 'Wexford',
  WW: 'Wicklow',
}

/** The four nations: postal addresses have named no county since 1996, and everybody knows their nation. */
export const UNITED_KINGDOM: RegionNames = {
  ENG: 'England',
  NIR: 'Northern Ireland',
  SCT: 'Scotland',
  WLS: 'Wales',
}
