/**
 * Every officially assigned ISO 3166-1 alpha-2 code (spec §3: country list). Names come from the runtime's
 * own locale data.
 */
export const COUNTRY_CODES: readonly string[] = [
  ...'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ'.split(' '),
  ...'BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ'.split(' '),
  ...'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ'.split(' '),
  ...'DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR'.split(' '),
  ...'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY'.split(' '),
  ...'HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP'.split(' '),
  ...'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY'.split(' '),
  ...'MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ'.split(' '),
  ...'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY'.split(' '),
  ...'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ'.split(' '),
  ...'TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ'.split(' '),
  ...'VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(' '),
]

/** Places whose posts use no postal code, so that an address there is complete without one. */
export const COUNTRIES_WITHOUT_POSTAL_CODE: ReadonlySet<string> = new Set([
  ...'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM'.split(
    ' ',
  ),
  ...'KI KM KN KP LC LY ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG'.split(
    ' ',
  ),
  ...'VU YE ZW'.split(' '),
])
