import type { AssessmentRecord, Text } from '../../commerce/catalogue/catalogue-record.ts'
import type { Translated } from '../reference/translated.ts'
import type { Family } from './family.ts'
import { t } from './text.ts'

type Resource = AssessmentRecord['resources'][number]

const SAMPLE_REPORT = t('Sample report', 'Exemple de rapport', 'Voorbeeldrapport', 'Informe de muestra')
const SUMMARY = t('Technical summary', 'Sommaire technique', 'Technische samenvatting', 'Resumen técnico')

const grouped = (locale: string, number: number) => number.toLocaleString(locale)
const decimal = (locale: string, number: number) =>
  number.toLocaleString(locale, { minimumFractionDigits: 2 })

function normsText({ norms }: Family): Translated | null {
  if (!norms) return null
  const { sampleSize, year } = norms
  const byAge = norms.basis === 'AGE'
  return t(
    `${byAge ? 'Age' : 'Grade'} norms of ${year} from ${grouped('en', sampleSize)} people, stratified by sex, region and education.`,
    `Normes ${byAge ? 'par âge' : 'par niveau scolaire'} de ${year} établies auprès de ${grouped('fr-CA', sampleSize)} personnes, stratifiées selon le sexe, la région et la scolarité.`,
    `${byAge ? 'Leeftijdsnormen' : 'Normen per leerjaar'} uit ${year} van ${grouped('nl', sampleSize)} personen, gestratificeerd naar geslacht, regio en opleiding.`,
    `Baremos por ${byAge ? 'edad' : 'curso'} de ${year} con ${grouped('es', sampleSize)} personas, estratificados por sexo, región y nivel de estudios.`,
  )
}

function reliabilityText({ reliability }: Family): Translated | null {
  if (!reliability) return null
  const { low, high } = reliability
  return t(
    `Reliability of the composites is between ${decimal('en', low)} and ${decimal('en', high)}.`,
    `La fidélité des scores composites se situe entre ${decimal('fr-CA', low)} et ${decimal('fr-CA', high)}.`,
    `De betrouwbaarheid van de samengestelde scores ligt tussen ${decimal('nl', low)} en ${decimal('nl', high)}.`,
    `La fiabilidad de los índices compuestos está entre ${decimal('es', low)} y ${decimal('es', high)}.`,
  )
}

function summaryText(family: Family): Text | null {
  const texts = [normsText(family), reliabilityText(family)].filter(text => text !== null)
  if (texts.length === 0) return null
  const all = (language: keyof Translated) => texts.map(text => text[language]).join(' ')
  return t(all('en'), all('fr'), all('nl'), all('es'))
}

/** What can be read about a family: a sample report, and what its norms rest on. */
export function resourcesOf(family: Family): readonly Resource[] {
  const summary = summaryText(family)
  return [
    { kind: 'SAMPLE_REPORT', title: SAMPLE_REPORT, text: family.sampleReport },
    ...(summary ? [{ kind: 'TECHNICAL_SUMMARY', title: SUMMARY, text: summary }] : []),
  ]
}

/** The label of reliability that most families give. */
export const COMPOSITES = t(
  'Internal consistency of the composites',
  'Cohérence interne des scores composites',
  'Interne consistentie van de samengestelde scores',
  'Consistencia interna de los índices compuestos',
)
