import { translatedCode as entry, type TranslatedCode } from './translated.ts'

export type IndustryRow = TranslatedCode & {
  sectors: readonly TranslatedCode[]
  /** An individual has no school district; a person in private practice has no government agency. */
  kinds: ReadonlySet<'ORGANISATION' | 'PERSONAL'>
}

const BOTH = new Set(['ORGANISATION', 'PERSONAL'] as const)
const ORGANISATION_ONLY = new Set(['ORGANISATION'] as const)

/** Branches of the people and organisations that buy assessments, each with its sectors. */
export const INDUSTRIES: readonly IndustryRow[] = [
  {
    ...entry(
      'clinical-practice',
      'Clinical practice',
      'Pratique clinique',
      'Klinische praktijk',
      'Práctica clínica',
    ),
    kinds: BOTH,
    sectors: [
      entry('private-practice', 'Private practice', 'Cabinet privé', 'Eigen praktijk', 'Consulta privada'),
      entry('group-practice', 'Group practice', 'Cabinet de groupe', 'Groepspraktijk', 'Consulta grupal'),
      entry(
        'community-mental-health',
        'Community mental health',
        'Santé mentale communautaire',
        'Ambulante ggz',
        'Salud mental comunitaria',
      ),
      entry('rehabilitation', 'Rehabilitation', 'Réadaptation', 'Revalidatie', 'Rehabilitación'),
      entry(
        'speech-and-hearing',
        'Speech and hearing',
        'Parole et audition',
        'Spraak en gehoor',
        'Habla y audición',
      ),
    ],
  },
  {
    ...entry(
      'schools',
      'Primary and secondary education',
      'Enseignement primaire et secondaire',
      'Basis- en voortgezet onderwijs',
      'Educación primaria y secundaria',
    ),
    kinds: BOTH,
    sectors: [
      entry(
        'public-district',
        'Public school district',
        'Commission ou conseil scolaire public',
        'Openbaar schoolbestuur',
        'Distrito escolar público',
      ),
      entry('public-school', 'Public school', 'École publique', 'Openbare school', 'Escuela pública'),
      entry('private-school', 'Private school', 'École privée', 'Particuliere school', 'Escuela privada'),
      entry(
        'special-school',
        'Special education school',
        'École spécialisée',
        'School voor speciaal onderwijs',
        'Centro de educación especial',
      ),
      entry('homeschool', 'Homeschool', 'École à la maison', 'Thuisonderwijs', 'Educación en el hogar'),
    ],
  },
  {
    ...entry('early-childhood', 'Early childhood', 'Petite enfance', 'Jonge kind', 'Primera infancia'),
    kinds: BOTH,
    sectors: [
      entry(
        'kindergarten',
        'Kindergarten or preschool',
        'Maternelle ou préscolaire',
        'Kleuterschool',
        'Jardín de infancia',
      ),
      entry('child-care', 'Child care', 'Garde d’enfants', 'Kinderopvang', 'Guardería'),
      entry(
        'early-intervention',
        'Early intervention',
        'Intervention précoce',
        'Vroeghulp',
        'Atención temprana',
      ),
      entry(
        'family-services',
        'Family services',
        'Services aux familles',
        'Gezinsondersteuning',
        'Servicios a la familia',
      ),
    ],
  },
  {
    ...entry(
      'higher-education',
      'Higher education',
      'Enseignement supérieur',
      'Hoger onderwijs',
      'Educación superior',
    ),
    kinds: BOTH,
    sectors: [
      entry('university', 'University', 'Université', 'Universiteit', 'Universidad'),
      entry('college', 'College', 'Collège', 'Hogeschool', 'Escuela superior'),
      entry(
        'training-clinic',
        'University training clinic',
        'Clinique universitaire',
        'Universitaire opleidingspraktijk',
        'Clínica universitaria',
      ),
      entry(
        'disability-services',
        'Student disability services',
        'Services aux étudiants handicapés',
        'Studeren met een beperking',
        'Atención a la discapacidad',
      ),
    ],
  },
  {
    ...entry(
      'healthcare',
      'Hospitals and health systems',
      'Hôpitaux et réseaux de santé',
      'Ziekenhuizen en zorginstellingen',
      'Hospitales y sistemas de salud',
    ),
    kinds: BOTH,
    sectors: [
      entry('hospital', 'General hospital', 'Hôpital général', 'Algemeen ziekenhuis', 'Hospital general'),
      entry(
        'childrens-hospital',
        'Children’s hospital',
        'Hôpital pour enfants',
        'Kinderziekenhuis',
        'Hospital infantil',
      ),
      entry(
        'psychiatric-hospital',
        'Psychiatric hospital',
        'Hôpital psychiatrique',
        'Psychiatrisch ziekenhuis',
        'Hospital psiquiátrico',
      ),
      entry(
        'outpatient-clinic',
        'Outpatient clinic',
        'Clinique externe',
        'Polikliniek',
        'Clínica ambulatoria',
      ),
      entry(
        'long-term-care',
        'Long-term care',
        'Soins de longue durée',
        'Langdurige zorg',
        'Cuidados de larga duración',
      ),
    ],
  },
  {
    ...entry('government', 'Government', 'Administration publique', 'Overheid', 'Administración pública'),
    kinds: ORGANISATION_ONLY,
    sectors: [
      entry(
        'education-department',
        'Education department',
        'Ministère de l’Éducation',
        'Ministerie van Onderwijs',
        'Ministerio de educación',
      ),
      entry(
        'health-department',
        'Health department',
        'Ministère de la Santé',
        'Ministerie van Volksgezondheid',
        'Ministerio de salud',
      ),
      entry(
        'justice',
        'Justice and corrections',
        'Justice et services correctionnels',
        'Justitie',
        'Justicia y prisiones',
      ),
      entry('armed-forces', 'Armed forces', 'Forces armées', 'Krijgsmacht', 'Fuerzas armadas'),
      entry(
        'veterans',
        'Veterans services',
        'Services aux vétérans',
        'Veteranenzorg',
        'Servicios a veteranos',
      ),
    ],
  },
  {
    ...entry('research', 'Research', 'Recherche', 'Onderzoek', 'Investigación'),
    kinds: BOTH,
    sectors: [
      entry(
        'academic-research',
        'Academic research',
        'Recherche universitaire',
        'Academisch onderzoek',
        'Investigación académica',
      ),
      entry(
        'clinical-trials',
        'Clinical trials',
        'Essais cliniques',
        'Klinische studies',
        'Ensayos clínicos',
      ),
      entry(
        'pharmaceutical',
        'Pharmaceutical',
        'Industrie pharmaceutique',
        'Farmaceutische industrie',
        'Industria farmacéutica',
      ),
      entry(
        'research-institute',
        'Research institute',
        'Institut de recherche',
        'Onderzoeksinstituut',
        'Instituto de investigación',
      ),
    ],
  },
  {
    ...entry(
      'workplace',
      'Business and workplace',
      'Entreprise et milieu de travail',
      'Bedrijfsleven',
      'Empresa y trabajo',
    ),
    kinds: BOTH,
    sectors: [
      entry('consulting', 'Consulting', 'Conseil', 'Advies', 'Consultoría'),
      entry('occupational-health', 'Occupational health', 'Santé au travail', 'Arbozorg', 'Salud laboral'),
      entry(
        'recruitment',
        'Recruitment and selection',
        'Recrutement et sélection',
        'Werving en selectie',
        'Selección de personal',
      ),
      entry(
        'distributor',
        'Distributor or reseller',
        'Distributeur ou revendeur',
        'Distributeur of wederverkoper',
        'Distribuidor o revendedor',
      ),
    ],
  },
]
