/** Names by the code of a job title, an industry, a sector, an option of evidence or a level. */
type Names = Readonly<Record<string, string>>

const LICENCE: Names = {
  'psychologist-licence': 'Licence or registration as a psychologist',
  'speech-language-licence': 'Licence as a speech-language therapist',
  'occupational-therapy-licence': 'Licence as an occupational therapist',
}

/** The levels where the scheme is one of users, not of tests. */
const USER_LEVELS: Names = { A: 'User level A', B: 'User level B', C: 'User level C' }

const COMMONWEALTH: Names = {
  ...LICENCE,
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
  'en-US': {
    schools: 'K–12 education',
    'speech-language-licence': 'License as a speech-language pathologist',
    'speech-language-association': 'Association of speech-language pathologists',
  },
  'en-CA': {
    ...LICENCE,
    'speech-language-licence': 'Licence as a speech-language pathologist',
    'speech-language-association': 'Association of speech-language pathologists',
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
    'psychologist-licence': 'Registration as a practitioner psychologist',
    'speech-language-licence': 'Registration as a speech and language therapist',
    'speech-language-association': 'Association of speech and language therapists',
    'occupational-therapy-licence': 'Registration as an occupational therapist',
  },
  'en-AU': {
    ...COMMONWEALTH,
    ...USER_LEVELS,
    'speech-language-pathologist': 'Speech pathologist',
    'psychologist-licence': 'Registration as a psychologist',
    'speech-language-licence': 'Certification as a speech pathologist',
    'speech-language-association': 'Association of speech pathologists',
    'occupational-therapy-licence': 'Registration as an occupational therapist',
  },
  'en-NZ': {
    ...COMMONWEALTH,
    ...USER_LEVELS,
    'speech-language-pathologist': 'Speech-language therapist',
    'psychologist-licence': 'Registration as a psychologist',
    'speech-language-licence': 'Membership as a speech-language therapist',
    'occupational-therapy-licence': 'Registration as an occupational therapist',
  },
  'en-SG': {
    ...COMMONWEALTH,
    'speech-language-pathologist': 'Speech and language therapist',
    'speech-language-licence': 'Registration as a speech and language therapist',
    'speech-language-association': 'Association of speech and language therapists',
  },
  'en-JP': COMMONWEALTH,
}
