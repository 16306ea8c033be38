type TopicText = { name: string; description: string }

/** Names and descriptions of the consent templates, by language. */
export const TOPIC_TEXTS: Readonly<Record<string, Readonly<Record<string, TopicText>>>> = {
  en: {
    MARKETING_NEWSLETTER: {
      name: 'News by email',
      description: 'Our newsletter about assessment in practice, once a month at most.',
    },
    MARKETING_EDITIONS: {
      name: 'New tests and editions',
      description: 'A message when a test or a new edition is published, or an edition goes out of print.',
    },
    MARKETING_TRAINING: {
      name: 'Training and webinars',
      description: 'Dates of workshops and webinars, with links to register.',
    },
    MARKETING_OFFERS: {
      name: 'Offers',
      description: 'Limited-time discounts, trial offers and savings on kits.',
    },
    MARKETING_RESEARCH: {
      name: 'Research and norming studies',
      description: 'Invitations to try out new tests and take part in norming studies and surveys.',
    },
  },
  fr: {
    MARKETING_NEWSLETTER: {
      name: 'Nouvelles par courriel',
      description: 'Notre infolettre sur la pratique de l’évaluation, une fois par mois tout au plus.',
    },
    MARKETING_EDITIONS: {
      name: 'Nouveaux tests et nouvelles éditions',
      description: 'Un message à la parution d’un test ou d’une édition, ou lorsqu’une édition est retirée.',
    },
    MARKETING_TRAINING: {
      name: 'Formations et webinaires',
      description: 'Les dates des ateliers et des webinaires, avec les liens d’inscription.',
    },
    MARKETING_OFFERS: {
      name: 'Offres',
      description: 'Des rabais, des offres d’essai et des économies sur les trousses, à durée limitée.',
    },
    MARKETING_RESEARCH: {
      name: 'Recherche et études de normalisation',
      description:
        'Des invitations à essayer de nouveaux tests et à participer à des études et à des sondages.',
    },
  },
  nl: {
    MARKETING_NEWSLETTER: {
      name: 'Nieuws per e-mail',
      description: 'Onze nieuwsbrief over testgebruik in de praktijk, hooguit één keer per maand.',
    },
    MARKETING_EDITIONS: {
      name: 'Nieuwe tests en edities',
      description: 'Bericht als een test of nieuwe editie verschijnt, of als een editie vervalt.',
    },
    MARKETING_TRAINING: {
      name: 'Trainingen en webinars',
      description: 'Data van workshops en webinars, met een link om u in te schrijven.',
    },
    MARKETING_OFFERS: {
      name: 'Aanbiedingen',
      description: 'Tijdelijke kortingen, proefaanbiedingen en voordeel op complete sets.',
    },
    MARKETING_RESEARCH: {
      name: 'Onderzoek en normering',
      description: 'Uitnodigingen om nieuwe tests uit te proberen en mee te doen aan onderzoek en enquêtes.',
    },
  },
  es: {
    MARKETING_NEWSLETTER: {
      name: 'Novedades por correo',
      description: 'Nuestro boletín sobre la práctica de la evaluación, como máximo una vez al mes.',
    },
    MARKETING_EDITIONS: {
      name: 'Nuevos tests y ediciones',
      description: 'Un aviso cuando se publica un test o una edición, o cuando una edición se retira.',
    },
    MARKETING_TRAINING: {
      name: 'Formación y seminarios web',
      description: 'Fechas de talleres y seminarios web, con enlaces para inscribirse.',
    },
    MARKETING_OFFERS: {
      name: 'Ofertas',
      description: 'Descuentos, ofertas de prueba y ahorros en juegos completos por tiempo limitado.',
    },
    MARKETING_RESEARCH: {
      name: 'Investigación y baremación',
      description: 'Invitaciones a probar nuevos tests y a participar en estudios y encuestas.',
    },
  },
}
