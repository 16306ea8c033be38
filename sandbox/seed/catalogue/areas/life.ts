import type { CategoryRecord } from '../../../commerce/catalogue/catalogue-record.ts'
import { t } from '../text.ts'
import { area, below } from './area.ts'

/** Areas of how people feel, live and choose. */
export const LIFE: readonly CategoryRecord[] = [
  area(
    'social-emotional',
    t('Social and emotional', 'Socioaffectif', 'Sociaal-emotioneel', 'Socioemocional'),
    t(
      'How children and young people act, feel and get on with others, as they and others see it.',
      'Comment les jeunes agissent, se sentent et s’entendent avec les autres, selon eux et leur entourage.',
      'Hoe kinderen en jongeren doen, zich voelen en met anderen omgaan, volgens henzelf en hun omgeving.',
      'Cómo actúan, se sienten y se relacionan los jóvenes, según ellos mismos y su entorno.',
    ),
  ),
  below(
    'social-emotional',
    area(
      'autism',
      t('Autism', 'Autisme', 'Autisme', 'Autismo'),
      t(
        'Observation of social communication, play and interests.',
        'Observation de la communication sociale, du jeu et des intérêts.',
        'Observatie van sociale communicatie, spel en interesses.',
        'Observación de la comunicación social, el juego y los intereses.',
      ),
    ),
  ),
  area(
    'adaptive',
    t('Adaptive skills', 'Habiletés adaptatives', 'Adaptieve vaardigheden', 'Habilidades adaptativas'),
    t(
      'What people do by themselves in daily life, at home, at school and at work.',
      'Ce que les personnes font par elles-mêmes au quotidien, à la maison, à l’école et au travail.',
      'Wat mensen in het dagelijks leven zelfstandig doen, thuis, op school en op het werk.',
      'Lo que las personas hacen por sí mismas cada día, en casa, en la escuela y en el trabajo.',
    ),
  ),
  area(
    'sensory-motor',
    t('Sensory and motor', 'Sensoriel et moteur', 'Sensorisch en motorisch', 'Sensorial y motor'),
    t(
      'Response to the senses, hand skills, balance and movement.',
      'Réactions sensorielles, habiletés manuelles, équilibre et mouvement.',
      'Prikkelverwerking, handvaardigheid, evenwicht en beweging.',
      'Respuesta sensorial, destreza manual, equilibrio y movimiento.',
    ),
  ),
  below(
    'sensory-motor',
    area(
      'sensory',
      t('Sensory processing', 'Traitement sensoriel', 'Prikkelverwerking', 'Procesamiento sensorial'),
      t(
        'How sounds, lights, touch and movement affect the day.',
        'Comment les sons, la lumière, le toucher et le mouvement influent sur la journée.',
        'Hoe geluid, licht, aanraking en beweging de dag beïnvloeden.',
        'Cómo influyen en el día a día los sonidos, la luz, el tacto y el movimiento.',
      ),
    ),
  ),
  below(
    'sensory-motor',
    area(
      'motor',
      t('Motor skills', 'Motricité', 'Motoriek', 'Motricidad'),
      t(
        'Fine and gross motor skills, balance and coordination.',
        'Motricité fine et globale, équilibre et coordination.',
        'Fijne en grove motoriek, evenwicht en coördinatie.',
        'Motricidad fina y gruesa, equilibrio y coordinación.',
      ),
    ),
  ),
  area(
    'mental-health',
    t('Mental health', 'Santé mentale', 'Geestelijke gezondheid', 'Salud mental'),
    t(
      'Mood, worry, coping and well-being in adolescents and adults.',
      'Humeur, inquiétude, adaptation et bien-être chez les adolescents et les adultes.',
      'Stemming, piekeren, omgaan met klachten en welzijn bij jongeren en volwassenen.',
      'Estado de ánimo, preocupación, afrontamiento y bienestar en adolescentes y adultos.',
    ),
  ),
  area(
    'personality',
    t('Personality', 'Personnalité', 'Persoonlijkheid', 'Personalidad'),
    t(
      'Lasting styles of thinking, feeling and relating in adults.',
      'Façons durables de penser, de ressentir et d’être en relation chez l’adulte.',
      'Blijvende stijlen van denken, voelen en omgaan met anderen bij volwassenen.',
      'Estilos estables de pensar, sentir y relacionarse en adultos.',
    ),
  ),
  area(
    'early-childhood',
    t('Early childhood', 'Petite enfance', 'Jonge kind', 'Primera infancia'),
    t(
      'Development from the first month to the start of school.',
      'Le développement, du premier mois à l’entrée à l’école.',
      'Ontwikkeling van de eerste maand tot de start op school.',
      'El desarrollo desde el primer mes hasta el inicio de la escuela.',
    ),
  ),
  area(
    'career',
    t('Career and interests', 'Carrière et intérêts', 'Loopbaan en interesses', 'Orientación profesional'),
    t(
      'Interests and values that support choices of study and work.',
      'Intérêts et valeurs qui éclairent les choix d’études et de travail.',
      'Interesses en waarden die helpen bij de keuze van studie en werk.',
      'Intereses y valores que apoyan la elección de estudios y trabajo.',
    ),
  ),
  area(
    'large-scale',
    t(
      'Large-scale testing and admissions',
      'Évaluation à grande échelle et admissions',
      'Grootschalige toetsing en toelating',
      'Evaluación a gran escala y admisiones',
    ),
    t(
      'Testing for whole school districts, universities and admission boards.',
      'Évaluations pour des centres de services scolaires, des universités et des comités d’admission.',
      'Toetsing voor schoolbesturen, universiteiten en toelatingscommissies.',
      'Pruebas para redes escolares, universidades y comisiones de admisión.',
    ),
  ),
  below(
    'large-scale',
    area(
      'admissions',
      t(
        'Graduate admissions',
        'Admissions aux cycles supérieurs',
        'Toelating tot masters',
        'Admisión a posgrado',
      ),
      t(
        'Reasoning for admission to graduate and professional schools.',
        'Raisonnement pour l’admission aux cycles supérieurs et aux programmes universitaires professionnels.',
        'Redeneren voor toelating tot masters en universitaire beroepsopleidingen.',
        'Razonamiento para la admisión a programas académicos y profesionales de posgrado.',
      ),
    ),
  ),
]
