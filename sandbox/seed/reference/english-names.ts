/** Names by the code of a job title, an industry or a sector. */
type Names = Readonly<Record<string, string>>

const COMMONWEALTH: Names = {
  'behaviour-analyst': 'Behaviour analyst',
  counsellor: 'Counsellor',
  'early-years-educator': 'Early years educator',
  homeschool: 'Home education',
  paediatrician: 'Paediatrician',
  physiotherapist: 'Physiotherapist',
  'school-counsellor': 'School counsellor',
  student: 'Postgraduate student',
}

/** What has another name than elsewhere in the English of a country, by the tag of its English. */
export const ENGLISH_NAMES: Readonly<Record<string, Names>> = {
  'en-US': { schools: 'K–12 education' },
  'en-CA': {
    'behaviour-analyst': 'Behaviour analyst',
    counsellor: 'Counsellor',
    physiotherapist: 'Physiotherapist',
    'public-district': 'Public school board',
    'school-counsellor': 'School counsellor',
    schools: 'K–12 education',
  },
  'en-GB': {
    ...COMMONWEALTH,
    justice: 'Prisons and probation',
    kindergarten: 'Nursery or pre-school',
    principal: 'Head teacher',
    'private-school': 'Independent school',
    'public-district': 'Local authority or academy trust',
    'public-school': 'State school',
    'special-education-teacher': 'Special educational needs teacher',
    'special-school': 'Special school',
    'speech-language-pathologist': 'Speech and language therapist',
  },
  'en-AU': { ...COMMONWEALTH, 'speech-language-pathologist': 'Speech pathologist' },
  'en-NZ': { ...COMMONWEALTH, 'speech-language-pathologist': 'Speech-language therapist' },
  'en-SG': { ...COMMONWEALTH, 'speech-language-pathologist': 'Speech and language therapist' },
  'en-JP': COMMONWEALTH,
}
