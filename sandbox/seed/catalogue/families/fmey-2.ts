import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const FMEY_2: Family = {
  number: FAMILY_NUMBERS['FMEY-2'],
  acronym: 'FMEY-2',
  edition: 2,
  name: t(
    'Fennimore Early Years Screen',
    'Dépistage de la petite enfance Fennimore',
    'Fennimore Screening Jonge Kind',
    'Cribado de primera infancia Fennimore',
  ),
  tagline: t(
    'Playful tasks from the first month to the first day of school.',
    'Des tâches ludiques, du premier mois au premier jour d’école.',
    'Speelse taken van de eerste maand tot de eerste schooldag.',
    'Tareas lúdicas desde el primer mes hasta el primer día de escuela.',
  ),
  body: [
    t(
      'Blocks, a ball, a doll and a picture book are enough to see how a young child moves, speaks, plays and solves small problems. Parents take part and tell what they see at home.',
      'Des cubes, une balle, une poupée et un livre d’images suffisent pour voir comment un jeune enfant bouge, parle, joue et résout de petits problèmes. Les parents participent et racontent ce qu’ils voient à la maison.',
      'Blokken, een bal, een pop en een prentenboek volstaan om te zien hoe een jong kind beweegt, praat, speelt en kleine problemen oplost. Ouders doen mee en vertellen wat ze thuis zien.',
      'Cubos, una pelota, una muñeca y un cuento bastan para ver cómo un niño pequeño se mueve, habla, juega y resuelve pequeños problemas. La familia participa y cuenta lo que ve en casa.',
    ),
    t(
      'Results fall into three bands: on track, look again, refer. The screener helps identify children who should see a specialist.',
      'Les résultats se répartissent en trois bandes : en bonne voie, à revoir, à orienter. Le dépistage aide à repérer les enfants qui devraient voir un spécialiste.',
      'Uitkomsten vallen in drie banden: op koers, nog eens kijken, verwijzen. De screening helpt kinderen te vinden die een specialist zou moeten zien.',
      'Los resultados se dividen en tres bandas: según lo esperado, revisar, derivar. El cribado ayuda a identificar a quienes debería ver un especialista.',
    ),
  ],
  measures: [
    t('Movement', 'Mouvement', 'Beweging', 'Movimiento'),
    t('Language', 'Langage', 'Taal', 'Lenguaje'),
    t('Play and thinking', 'Jeu et pensée', 'Spel en denken', 'Juego y pensamiento'),
    t(
      'Social skills and self-care',
      'Socialisation et soins personnels',
      'Sociale vaardigheden en zelfzorg',
      'Socialización y autocuidado',
    ),
  ],
  authors: ['Dorothea Fennimore, EdD'],
  categories: ['early-childhood'],
  population: { minAgeMonths: 1, maxAgeMonths: 71, raters: ['PARENT', 'CAREGIVER'] },
  completion: { minMinutes: 15, maxMinutes: 30 },
  administration: ['PAPER'],
  telepractice: false,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2023,
  scores: ['PERCENTILE', 'AGE_EQUIVALENT', 'RAW_SCORE'],
  norms: { basis: 'AGE', year: 2022, sampleSize: 2870, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.84, high: 0.92 },
  rank: 1,
  similar: [FAMILY_NUMBERS['KTDL-3'], FAMILY_NUMBERS['BMLP-2'], FAMILY_NUMBERS.TSMP],
  sampleReport: t(
    'Posy Merriweather, 2:3, an invented child: four areas in three bands and play ideas for the family.',
    'Posy Merriweather, 2:3, enfant fictive : quatre domaines en trois bandes et des idées de jeu pour la famille.',
    'Posy Merriweather, 2:3, een verzonnen kind: vier gebieden in drie banden en speelideeën voor het gezin.',
    'Posy Merriweather, 2:3, niña ficticia: cuatro áreas en tres bandas e ideas de juego para la familia.',
  ),
  questions: [
    {
      question: t(
        'How is age counted for children born early?',
        'Comment calcule-t-on l’âge des enfants prématurés?',
        'Hoe wordt de leeftijd van te vroeg geboren kinderen berekend?',
        '¿Cómo se cuenta la edad de los niños prematuros?',
      ),
      answer: t(
        'Weeks born early are taken off up to the age of 2:0.',
        'Les semaines de prématurité sont soustraites jusqu’à l’âge de 2:0.',
        'De weken vroeggeboorte gaan eraf tot de leeftijd van 2:0.',
        'Se restan las semanas de prematuridad hasta los 2:0.',
      ),
    },
  ],
  keywords: [
    t(
      'developmental screening',
      'dépistage du développement',
      'ontwikkelingsscreening',
      'cribado del desarrollo',
    ),
    t('infant', 'nourrisson', 'baby', 'bebé'),
    t('preschool', 'préscolaire', 'peuter', 'preescolar'),
  ],
  parts: {
    priceLevel: 0.7,
    kit: 'cased',
    manual: 'both',
    manipulatives: t('Play Materials', 'Matériel de jeu', 'Spelmateriaal', 'Material de juego'),
    forms: [
      {
        name: t(
          'Record Forms, 1–23 months',
          'Cahiers de notation, 1 à 23 mois',
          'Scoreformulieren 1–23 maanden',
          'Cuadernillos de anotación, 1–23 meses',
        ),
        short: 'REC FORM 1-23 MO',
      },
      {
        name: t(
          'Record Forms, 2–5 years',
          'Cahiers de notation, 2 à 5 ans',
          'Scoreformulieren 2–5 jaar',
          'Cuadernillos de anotación, 2–5 años',
        ),
        short: 'REC FORM 2-5 YR',
      },
    ],
    reports: ['score', 'parent'],
    training: true,
  },
}
