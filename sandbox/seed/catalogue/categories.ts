import type { CategoryRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { t } from './text.ts'

/** The areas of the field, two levels where the field has them; in the order in which they are shown. */
export const CATEGORIES: readonly CategoryRecord[] = [
  {
    code: 'cognition',
    name: t(
      'Cognition and reasoning',
      'Cognition et raisonnement',
      'Cognitie en redeneren',
      'Cognición y razonamiento',
    ),
    description: t(
      'How children and adults reason, solve problems and take in new material.',
      'Comment les enfants et les adultes raisonnent, résolvent des problèmes et assimilent la nouveauté.',
      'Hoe kinderen en volwassenen redeneren, problemen oplossen en nieuwe stof opnemen.',
      'Cómo razonan, resuelven problemas y asimilan lo nuevo niños y adultos.',
    ),
  },
  {
    code: 'neuropsychology',
    name: t('Neuropsychology', 'Neuropsychologie', 'Neuropsychologie', 'Neuropsicología'),
    description: t(
      'Memory, attention and other functions after illness, injury or with age.',
      'Mémoire, attention et autres fonctions après une maladie, une lésion ou avec l’âge.',
      'Geheugen, aandacht en andere functies na ziekte of letsel of bij het ouder worden.',
      'Memoria, atención y otras funciones tras una enfermedad o lesión o con la edad.',
    ),
  },
  {
    code: 'memory',
    parent: 'neuropsychology',
    name: t('Memory', 'Mémoire', 'Geheugen', 'Memoria'),
    description: t(
      'Learning, recall and recognition of words, pictures and places.',
      'Apprentissage, rappel et reconnaissance de mots, d’images et de lieux.',
      'Leren, onthouden en herkennen van woorden, beelden en plaatsen.',
      'Aprendizaje, recuerdo y reconocimiento de palabras, imágenes y lugares.',
    ),
  },
  {
    code: 'attention',
    parent: 'neuropsychology',
    name: t('Attention', 'Attention', 'Aandacht', 'Atención'),
    description: t(
      'Sustained and divided attention, impulse control and speed.',
      'Attention soutenue et partagée, contrôle de l’impulsivité et vitesse.',
      'Volgehouden en verdeelde aandacht, impulscontrole en tempo.',
      'Atención sostenida y dividida, control de impulsos y velocidad.',
    ),
  },
  {
    code: 'speech-language',
    name: t('Speech and language', 'Parole et langage', 'Spraak en taal', 'Habla y lenguaje'),
    description: t(
      'Understanding and using spoken language, from first words to stories.',
      'Comprendre et utiliser la langue parlée, des premiers mots aux récits.',
      'Gesproken taal begrijpen en gebruiken, van eerste woorden tot verhalen.',
      'Comprender y usar el lenguaje oral, de las primeras palabras a los relatos.',
    ),
  },
  {
    code: 'language',
    parent: 'speech-language',
    name: t('Language', 'Langage', 'Taal', 'Lenguaje'),
    description: t(
      'Vocabulary, grammar, narrative and use of language in context.',
      'Vocabulaire, grammaire, récit et usage de la langue en contexte.',
      'Woordenschat, grammatica, vertellen en taalgebruik in context.',
      'Vocabulario, gramática, narración y uso del lenguaje en contexto.',
    ),
  },
  {
    code: 'speech-fluency',
    parent: 'speech-language',
    name: t(
      'Speech sounds and fluency',
      'Articulation et fluidité',
      'Klanken en vloeiendheid',
      'Articulación y fluidez',
    ),
    description: t(
      'Articulation, phonology and fluent speech.',
      'Articulation, phonologie et fluidité de la parole.',
      'Articulatie, fonologie en vloeiend spreken.',
      'Articulación, fonología y fluidez del habla.',
    ),
  },
  {
    code: 'academic',
    name: t('Academic skills', 'Compétences scolaires', 'Schoolvaardigheden', 'Competencias académicas'),
    description: t(
      'Reading, writing and mathematics, from screening to full inventories.',
      'Lecture, écriture et mathématiques, du dépistage à l’inventaire complet.',
      'Lezen, schrijven en rekenen, van screening tot volledig onderzoek.',
      'Lectura, escritura y matemáticas, del cribado al inventario completo.',
    ),
  },
  {
    code: 'reading-dyslexia',
    parent: 'academic',
    name: t('Reading and dyslexia', 'Lecture et dyslexie', 'Lezen en dyslexie', 'Lectura y dislexia'),
    description: t(
      'Decoding, fluency and comprehension, and early signs of reading difficulty.',
      'Décodage, fluidité et compréhension, et premiers signes de difficulté en lecture.',
      'Technisch en vloeiend lezen, begrip en vroege signalen van leesproblemen.',
      'Decodificación, fluidez y comprensión, y primeros signos de dificultad lectora.',
    ),
  },
  {
    code: 'writing',
    parent: 'academic',
    name: t('Writing', 'Écriture', 'Schrijven', 'Escritura'),
    description: t(
      'Spelling, handwriting and written expression.',
      'Orthographe, calligraphie et expression écrite.',
      'Spelling, handschrift en schriftelijk formuleren.',
      'Ortografía, caligrafía y expresión escrita.',
    ),
  },
  {
    code: 'numeracy',
    parent: 'academic',
    name: t('Numeracy', 'Numératie', 'Rekenen', 'Competencia numérica'),
    description: t(
      'Number sense, arithmetic and applied problems.',
      'Sens du nombre, calcul et problèmes concrets.',
      'Getalbegrip, rekenen en toegepaste opgaven.',
      'Sentido numérico, cálculo y problemas aplicados.',
    ),
  },
  {
    code: 'social-emotional',
    name: t('Social and emotional', 'Social et affectif', 'Sociaal en emotioneel', 'Social y emocional'),
    description: t(
      'How children and young people act, feel and get on with others, as they and others see it.',
      'Comment les jeunes agissent, se sentent et s’entendent avec les autres, selon eux et leur entourage.',
      'Hoe kinderen en jongeren doen, zich voelen en met anderen omgaan, volgens henzelf en hun omgeving.',
      'Cómo actúan, se sienten y se relacionan los jóvenes, según ellos mismos y su entorno.',
    ),
  },
  {
    code: 'autism',
    parent: 'social-emotional',
    name: t('Autism', 'Autisme', 'Autisme', 'Autismo'),
    description: t(
      'Observation of social communication, play and interests.',
      'Observation de la communication sociale, du jeu et des intérêts.',
      'Observatie van sociale communicatie, spel en interesses.',
      'Observación de la comunicación social, el juego y los intereses.',
    ),
  },
  {
    code: 'adaptive',
    name: t('Adaptive skills', 'Habiletés adaptatives', 'Adaptieve vaardigheden', 'Habilidades adaptativas'),
    description: t(
      'What people do by themselves in daily life, at home, at school and at work.',
      'Ce que les personnes font par elles-mêmes au quotidien, à la maison, à l’école et au travail.',
      'Wat mensen in het dagelijks leven zelfstandig doen, thuis, op school en op het werk.',
      'Lo que las personas hacen por sí mismas cada día, en casa, en la escuela y en el trabajo.',
    ),
  },
  {
    code: 'sensory-motor',
    name: t('Sensory and motor', 'Sensoriel et moteur', 'Sensorisch en motorisch', 'Sensorial y motor'),
    description: t(
      'Response to the senses, hand skills, balance and movement.',
      'Réactions sensorielles, habiletés manuelles, équilibre et mouvement.',
      'Prikkelverwerking, handvaardigheid, evenwicht en beweging.',
      'Respuesta sensorial, destreza manual, equilibrio y movimiento.',
    ),
  },
  {
    code: 'sensory',
    parent: 'sensory-motor',
    name: t('Sensory processing', 'Traitement sensoriel', 'Prikkelverwerking', 'Procesamiento sensorial'),
    description: t(
      'How sounds, lights, touch and movement affect the day.',
      'Comment les sons, la lumière, le toucher et le mouvement influent sur la journée.',
      'Hoe geluid, licht, aanraking en beweging de dag beïnvloeden.',
      'Cómo influyen en el día a día los sonidos, la luz, el tacto y el movimiento.',
    ),
  },
  {
    code: 'motor',
    parent: 'sensory-motor',
    name: t('Motor skills', 'Motricité', 'Motoriek', 'Motricidad'),
    description: t(
      'Fine and gross motor skills, balance and coordination.',
      'Motricité fine et globale, équilibre et coordination.',
      'Fijne en grove motoriek, evenwicht en coördinatie.',
      'Motricidad fina y gruesa, equilibrio y coordinación.',
    ),
  },

  {
    code: 'mental-health',
    name: t('Mental health', 'Santé mentale', 'Geestelijke gezondheid', 'Salud mental'),
    description: t(
      'Mood, worry, coping and well-being in adolescents and adults.',
      'Humeur, inquiétude, adaptation et bien-être chez les adolescents et les adultes.',
      'Stemming, piekeren, omgaan met klachten en welzijn bij jongeren en volwassenen.',
      'Estado de ánimo, preocupación, afrontamiento y bienestar en adolescentes y adultos.',
    ),
  },
  {
    code: 'personality',
    name: t('Personality', 'Personnalité', 'Persoonlijkheid', 'Personalidad'),
    description: t(
      'Lasting styles of thinking, feeling and relating in adults.',
      'Façons durables de penser, de ressentir et d’être en relation chez l’adulte.',
      'Blijvende stijlen van denken, voelen en omgaan met anderen bij volwassenen.',
      'Estilos estables de pensar, sentir y relacionarse en adultos.',
    ),
  },
  {
    code: 'early-childhood',
    name: t('Early childhood', 'Petite enfance', 'Jonge kind', 'Primera infancia'),
    description: t(
      'Development from the first month to the start of school.',
      'Le développement, du premier mois à l’entrée à l’école.',
      'Ontwikkeling van de eerste maand tot de start op school.',
      'El desarrollo desde el primer mes hasta el inicio de la escuela.',
    ),
  },
  {
    code: 'career',
    name: t(
      'Career and interests',
      'Carrière et intérêts',
      'Loopbaan en interesses',
      'Orientación profesional',
    ),
    description: t(
      'Interests and values that support choices of study and work.',
      'Intérêts et valeurs qui éclairent les choix d’études et de travail.',
      'Interesses en waarden die helpen bij de keuze van studie en werk.',
      'Intereses y valores que apoyan la elección de estudios y trabajo.',
    ),
  },
  {
    code: 'large-scale',
    name: t(
      'Large-scale testing and admissions',
      'Évaluation à grande échelle et admissions',
      'Grootschalige toetsing en toelating',
      'Evaluación a gran escala y admisiones',
    ),
    description: t(
      'Testing for whole school districts, universities and admission boards.',
      'Évaluations pour des centres de services scolaires, des universités et des centres d’examen.',
      'Toetsing voor schoolbesturen, universiteiten en testcentra.',
      'Pruebas para redes escolares, universidades y centros de examen.',
    ),
  },
  {
    code: 'admissions',
    parent: 'large-scale',
    name: t(
      'Graduate admissions',
      'Admissions aux cycles supérieurs',
      'Toelating tot masters',
      'Admisión a posgrado',
    ),
    description: t(
      'Reasoning for admission to graduate and professional schools.',
      'Raisonnement pour l’admission aux cycles supérieurs et aux écoles professionnelles.',
      'Redeneren voor toelating tot masters en beroepsopleidingen.',
      'Razonamiento para la admisión a posgrados y escuelas profesionales.',
    ),
  },
]
