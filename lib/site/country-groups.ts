import { getSite, type Locale } from './sites.ts'

/**
 * The groups of a country list (spec §4), in their order before the site's own group is moved to the front.
 */
export const COUNTRY_GROUPS = ['europe', 'asia', 'americas', 'gulfAfrica', 'asiaPacific', 'others'] as const

export type CountryGroup = (typeof COUNTRY_GROUPS)[number]

/**
 * Countries of each group by ISO code. Asia-Pacific is Australia, New Zealand and the islands; a country that
 * is in no group belongs to `others`.
 */
const MEMBERS: Readonly<Record<Exclude<CountryGroup, 'others'>, string>> = {
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  asia: 'AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN',
  americas:
    'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  gulfAfrica:
    'AE AO BF BH BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IL IQ IR JO KE KM KW LB LR LS LY MA MG ML MR MU MW MZ NA NE NG OM PS QA RE RW SA SC SD SH SL SN SO SS ST SY SZ TD TG TN TZ UG YE YT ZA ZM ZW',
  asiaPacific: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
}

const GROUP_OF: ReadonlyMap<string, CountryGroup> = new Map(
  COUNTRY_GROUPS.flatMap(group =>
    group === 'others' ? [] : MEMBERS[group].split(' ').map(code => [code, group] as const),
  ),
)

/** The group that a country is listed in. */
export const countryGroupOf = (code: string): CountryGroup => GROUP_OF.get(code) ?? 'others'

/** The groups in the order of a site's list: the group of its own country first. */
export function countryGroupsFor(locale: Locale): readonly CountryGroup[] {
  const own = countryGroupOf(getSite(locale).defaultCountry)
  return [own, ...COUNTRY_GROUPS.filter(group => group !== own)]
}
