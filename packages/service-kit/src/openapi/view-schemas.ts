// Made from packages/contracts by `npm run schemas`; not edited by hand.
export const VIEW_SCHEMAS = {
  ContentStatus: {
    type: 'string',
    enum: ['active', 'inactive', 'draft', 'archived'],
  },
  DestinationGalleryView: {
    type: 'object',
    properties: {
      destination_id: {
        type: 'string',
      },
      destination_img: {
        type: 'string',
      },
      mainImage: {
        type: 'string',
      },
      main_image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      gallery_images: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/DestinationImageView',
        },
      },
      images: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/DestinationImageView',
        },
      },
      version: {
        type: 'number',
      },
      updated_at: {
        type: 'string',
      },
    },
    required: ['destination_id', 'destination_img', 'mainImage', 'main_image_meta', 'gallery_images', 'images', 'version', 'updated_at'],
    additionalProperties: false,
    description: 'What the gallery calls answer (API-33..36): the whole gallery and what it changes on the destination.',
  },
  DestinationImageView: {
    type: 'object',
    properties: {
      gallery_id: {
        type: 'string',
      },
      image_url: {
        type: 'string',
      },
      is_main: {
        type: 'boolean',
      },
      id: {
        type: 'string',
      },
      src: {
        type: 'string',
      },
      url: {
        type: 'string',
      },
      isMain: {
        type: 'boolean',
      },
      alt: {
        type: 'string',
      },
      meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
    },
    required: ['gallery_id', 'image_url', 'is_main', 'id', 'src', 'url', 'isMain', 'alt', 'meta'],
    additionalProperties: false,
    description: 'One gallery image in all the shapes the specification reads (OR-69).',
  },
  DestinationView: {
    type: 'object',
    properties: {
      destination_id: {
        type: 'string',
      },
      name: {
        $ref: '#/components/schemas/Localised',
      },
      description: {
        $ref: '#/components/schemas/Localised',
      },
      category: {
        $ref: '#/components/schemas/Localised',
      },
      destination_name_en: {
        type: 'string',
      },
      destination_name_id: {
        type: 'string',
      },
      destination_name_cn: {
        type: 'string',
      },
      destination_category_en: {
        type: 'string',
      },
      destination_category_id: {
        type: 'string',
      },
      destination_category_cn: {
        type: 'string',
      },
      destination_desc_en: {
        type: 'string',
      },
      destination_desc_id: {
        type: 'string',
      },
      destination_desc_cn: {
        type: 'string',
      },
      destination_img: {
        type: 'string',
      },
      mainImage: {
        type: 'string',
      },
      main_image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      location: {
        type: 'string',
      },
      opening_hour: {
        $ref: '#/components/schemas/OpeningHour',
      },
      opening_hours: {
        $ref: '#/components/schemas/OpeningHour',
      },
      entry_fee: {
        $ref: '#/components/schemas/EntryFee',
      },
      best_time: {
        type: 'string',
      },
      visit_duration: {
        type: 'string',
      },
      status: {
        $ref: '#/components/schemas/ContentStatus',
      },
      gallery_images: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/DestinationImageView',
        },
      },
      images: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/DestinationImageView',
        },
      },
      version: {
        type: 'number',
      },
      created_at: {
        type: 'string',
      },
      updated_at: {
        type: 'string',
      },
    },
    required: [
      'destination_id',
      'name',
      'description',
      'category',
      'destination_name_en',
      'destination_name_id',
      'destination_name_cn',
      'destination_category_en',
      'destination_category_id',
      'destination_category_cn',
      'destination_desc_en',
      'destination_desc_id',
      'destination_desc_cn',
      'destination_img',
      'mainImage',
      'main_image_meta',
      'location',
      'opening_hour',
      'opening_hours',
      'entry_fee',
      'best_time',
      'visit_duration',
      'status',
      'gallery_images',
      'images',
      'version',
      'created_at',
      'updated_at',
    ],
    additionalProperties: false,
    description: 'A destination in the public and the admin reading at once (ENT-18, ENT-27..32, OR-69).',
  },
  EntryFee: {
    type: 'object',
    properties: {
      local: {
        type: 'number',
      },
      tourist: {
        type: 'number',
      },
    },
    required: ['local', 'tourist'],
    additionalProperties: false,
    description: 'Whole rupiah (IDR); 0 is free.',
  },
  ErrorBody: {
    type: 'object',
    properties: {
      status: {
        type: 'string',
        const: 'error',
      },
      success: {
        type: 'boolean',
        const: false,
      },
      message: {
        type: 'string',
      },
      msg: {
        type: 'string',
        description: 'Same text as `message`; the auth calls are read by this name (OR-42).',
      },
      code: {
        $ref: '#/components/schemas/ErrorCode',
      },
      params: {
        $ref: '#/components/schemas/ErrorParams',
      },
      requestId: {
        type: 'string',
      },
      fields: {
        $ref: '#/components/schemas/FieldErrors',
      },
      current: {
        description: 'The stored object, with `edit_conflict`.',
      },
    },
    required: ['status', 'success', 'message', 'msg', 'code', 'requestId'],
    additionalProperties: false,
    description: 'The body of every error answer.',
  },
  ErrorCode: {
    type: 'string',
    enum: [
      'bad_request',
      'validation_failed',
      'missing_credentials',
      'current_password_incorrect',
      'unauthenticated',
      'invalid_credentials',
      'forbidden',
      'foreign_origin',
      'not_found',
      'travel_not_found',
      'itinerary_item_not_found',
      'destination_not_found',
      'slide_not_found',
      'testimonial_not_found',
      'image_not_found',
      'upload_not_found',
      'method_not_allowed',
      'edit_conflict',
      'email_taken',
      'destination_in_use',
      'image_being_removed',
      'itinerary_limit_reached',
      'image_limit_reached',
      'payload_too_large',
      'image_too_large',
      'image_too_many_pixels',
      'unsupported_media_type',
      'image_not_accepted',
      'image_damaged',
      'too_many_attempts',
      'internal_error',
      'bad_gateway',
      'service_unavailable',
      'gateway_timeout',
    ],
  },
  ErrorParams: {
    type: 'object',
    additionalProperties: {
      type: ['string', 'number'],
    },
    description: 'Values for the placeholders of an error text; also sent to the client, which translates by code.',
  },
  FieldErrors: {
    type: 'object',
    additionalProperties: {
      type: 'string',
    },
    description: 'Field path → English message.',
  },
  GalleryItemView: {
    type: 'object',
    properties: {
      gallery_id: {
        type: 'string',
      },
      image_url: {
        type: 'string',
      },
      image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      image_title_en: {
        type: 'string',
      },
      image_title_id: {
        type: 'string',
      },
      image_title_cn: {
        type: 'string',
      },
      image_desc_en: {
        type: 'string',
      },
      image_desc_id: {
        type: 'string',
      },
      image_desc_cn: {
        type: 'string',
      },
      version: {
        type: 'number',
      },
      created_at: {
        type: 'string',
      },
      updated_at: {
        type: 'string',
      },
    },
    required: [
      'gallery_id',
      'image_url',
      'image_meta',
      'image_title_en',
      'image_title_id',
      'image_title_cn',
      'image_desc_en',
      'image_desc_id',
      'image_desc_cn',
      'version',
      'created_at',
      'updated_at',
    ],
    additionalProperties: false,
    description: 'The same item as the gallery manager reads it (ENT-41).',
  },
  ImageView: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
      },
      url: {
        type: 'string',
      },
      width: {
        type: 'number',
        description: 'Pixels of the stored master, orientation applied.',
      },
      height: {
        type: 'number',
      },
      color: {
        type: 'string',
        description: 'Dominant colour, `#rrggbb`.',
      },
      preview: {
        type: 'string',
        description: 'Tiny blurred WebP as a `data:` URI, about 20 px wide.',
      },
      widths: {
        type: 'array',
        items: {
          type: 'number',
        },
        description: 'Widths in pixels, ascending, that can be asked for now.',
      },
    },
    required: ['id', 'url', 'width', 'height', 'color', 'preview', 'widths'],
    additionalProperties: false,
    description:
      'What a client needs to show one image without a jump: address, size, colour and preview. `url` is server-relative and content-addressed (`/media/{id}`); `{url}/{width}` exists for every entry of `widths`.',
  },
  ItineraryCategory: {
    type: 'string',
    enum: ['destination', 'no-destination'],
  },
  ItineraryItemAnswer: {
    type: 'object',
    properties: {
      status: {
        type: 'string',
        const: 'success',
      },
      success: {
        type: 'boolean',
        const: true,
      },
      message: {
        type: 'string',
      },
      data: {
        $ref: '#/components/schemas/TravelDetailView',
      },
      item: {
        $ref: '#/components/schemas/ItineraryItemView',
      },
    },
    required: ['data', 'item', 'status', 'success'],
    additionalProperties: false,
    description:
      'What adding and updating an item answer: the item, and as `data` the whole package, which its change made a new version of.',
  },
  ItineraryItemView: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
      },
      category: {
        $ref: '#/components/schemas/ItineraryCategory',
      },
      destination: {
        anyOf: [
          {
            $ref: '#/components/schemas/DestinationView',
          },
          {
            type: 'null',
          },
        ],
      },
      destination_id: {
        type: ['string', 'null'],
      },
      time: {
        type: 'string',
      },
      comments: {
        $ref: '#/components/schemas/Localised',
      },
      comment_en: {
        type: 'string',
      },
      comment_id: {
        type: 'string',
      },
      comment_cn: {
        type: 'string',
      },
      created_at: {
        type: 'string',
      },
    },
    required: [
      'id',
      'category',
      'destination',
      'destination_id',
      'time',
      'comments',
      'comment_en',
      'comment_id',
      'comment_cn',
      'created_at',
    ],
    additionalProperties: false,
    description: 'One itinerary item as the back office edits it (ENT-39, ENT-40).',
  },
  ItineraryStopView: {
    type: 'object',
    properties: {
      time: {
        type: 'string',
        description: '`HH:MM`, 24 hours.',
      },
      comment: {
        $ref: '#/components/schemas/Localised',
      },
      destination: {
        anyOf: [
          {
            type: 'object',
            properties: {
              id: {
                type: 'string',
              },
              name: {
                $ref: '#/components/schemas/Localised',
              },
              image: {
                type: 'string',
              },
              image_meta: {
                anyOf: [
                  {
                    $ref: '#/components/schemas/ImageView',
                  },
                  {
                    type: 'null',
                  },
                ],
              },
              location: {
                type: 'string',
              },
              bestTime: {
                type: 'string',
              },
            },
            required: ['id', 'name', 'image', 'image_meta', 'location', 'bestTime'],
            additionalProperties: false,
          },
          {
            type: 'null',
          },
        ],
      },
    },
    required: ['time', 'comment', 'destination'],
    additionalProperties: false,
  },
  ItineraryView: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
      },
      slug: {
        type: 'string',
      },
      name: {
        $ref: '#/components/schemas/Localised',
      },
      duration: {
        type: 'string',
      },
      stops: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/ItineraryStopView',
        },
      },
    },
    required: ['id', 'slug', 'name', 'duration', 'stops'],
    additionalProperties: false,
    description: '`GET /api/itinerary/{id or slug}` (ENT-15, ENT-16). Stops in order of creation.',
  },
  LanguageCode: {
    type: 'string',
    enum: ['EN', 'ID', 'CN'],
  },
  Localised: {
    type: 'object',
    properties: {
      en: {
        type: 'string',
      },
      id: {
        type: 'string',
      },
      cn: {
        type: 'string',
      },
    },
    required: ['en', 'id', 'cn'],
    additionalProperties: false,
    description: 'One text in the three languages. Missing translations are empty strings.',
  },
  OpeningHour: {
    type: 'object',
    properties: {
      day: {
        type: 'string',
      },
      open: {
        type: 'string',
      },
      close: {
        type: 'string',
      },
    },
    required: ['day', 'open', 'close'],
    additionalProperties: false,
    description: 'Times are `HH:MM`, 24 hours; `day` is free text such as `Monday - Sunday`. Empty strings when unknown.',
  },
  PackageDestinationView: {
    type: 'object',
    properties: {
      destination_id: {
        type: 'string',
      },
      destination_name_en: {
        type: 'string',
      },
      name: {
        $ref: '#/components/schemas/Localised',
      },
      description: {
        type: 'string',
      },
    },
    required: ['destination_id', 'destination_name_en', 'name', 'description'],
    additionalProperties: false,
  },
  PackageView: {
    type: 'object',
    properties: {
      travel_id: {
        type: 'string',
      },
      slug: {
        type: 'string',
      },
      travel_slug: {
        type: 'string',
      },
      travel_name: {
        $ref: '#/components/schemas/Localised',
      },
      travel_desc: {
        $ref: '#/components/schemas/Localised',
      },
      travel_category: {
        $ref: '#/components/schemas/Localised',
      },
      duration: {
        type: 'string',
        description: '`1 day`, `3 days`.',
      },
      image: {
        type: 'string',
      },
      image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      status: {
        $ref: '#/components/schemas/ContentStatus',
      },
      destinations: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/PackageDestinationView',
        },
      },
      features: {
        type: 'array',
        items: {
          type: 'string',
        },
        description: 'English destination names.',
      },
      gradient: {
        type: 'string',
        description: 'Two CSS colours, from and to, for the card before its picture is there.',
      },
      price: {
        type: 'number',
        description: 'Whole rupiah per person.',
      },
    },
    required: [
      'travel_id',
      'slug',
      'travel_slug',
      'travel_name',
      'travel_desc',
      'travel_category',
      'duration',
      'image',
      'image_meta',
      'status',
      'destinations',
      'features',
      'gradient',
    ],
    additionalProperties: false,
    description: 'A package as the landing page reads it (ENT-03..08). `image` is server-relative, empty when there is none.',
  },
  Role: {
    type: 'string',
    enum: ['admin', 'customer'],
  },
  SlideView: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
      },
      image: {
        type: 'string',
      },
      image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      title: {
        type: 'string',
      },
      description: {
        type: 'string',
      },
      titles: {
        $ref: '#/components/schemas/Localised',
      },
      descriptions: {
        $ref: '#/components/schemas/Localised',
      },
    },
    required: ['id', 'image', 'image_meta', 'title', 'description', 'titles', 'descriptions'],
    additionalProperties: false,
    description: 'A slide as visitors read it (ENT-24): `title` and `description` are the plain (English) values.',
  },
  TestimonialPhotoView: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
      },
      url: {
        type: 'string',
      },
      caption: {
        type: 'string',
      },
      meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
    },
    required: ['id', 'url', 'caption', 'meta'],
    additionalProperties: false,
  },
  TestimonialView: {
    type: 'object',
    properties: {
      testimonial_id: {
        type: 'string',
      },
      name_en: {
        type: 'string',
      },
      name_id: {
        type: 'string',
      },
      name_cn: {
        type: 'string',
      },
      role_en: {
        type: 'string',
      },
      role_id: {
        type: 'string',
      },
      role_cn: {
        type: 'string',
      },
      quote_en: {
        type: 'string',
      },
      quote_id: {
        type: 'string',
      },
      quote_cn: {
        type: 'string',
      },
      location_en: {
        type: 'string',
      },
      location_id: {
        type: 'string',
      },
      location_cn: {
        type: 'string',
      },
      profile_image: {
        type: 'string',
      },
      profile_image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      rating: {
        type: 'number',
        description: '1 to 5.',
      },
      photos: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/TestimonialPhotoView',
        },
      },
      createdAt: {
        type: 'string',
      },
      date: {
        type: 'string',
      },
      version: {
        type: 'number',
      },
    },
    required: [
      'testimonial_id',
      'name_en',
      'name_id',
      'name_cn',
      'role_en',
      'role_id',
      'role_cn',
      'quote_en',
      'quote_id',
      'quote_cn',
      'location_en',
      'location_id',
      'location_cn',
      'profile_image',
      'profile_image_meta',
      'rating',
      'photos',
      'createdAt',
      'date',
      'version',
    ],
    additionalProperties: false,
    description: 'ENT-21, ENT-42. `date` repeats `createdAt` because either is read (OR-34).',
  },
  TravelDetailView: {
    type: 'object',
    properties: {
      travel_id: {
        type: 'string',
      },
      slug: {
        type: 'string',
      },
      names: {
        $ref: '#/components/schemas/Localised',
      },
      categories: {
        $ref: '#/components/schemas/Localised',
      },
      descriptions: {
        $ref: '#/components/schemas/Localised',
      },
      travel_name_en: {
        type: 'string',
      },
      travel_name_id: {
        type: 'string',
      },
      travel_name_cn: {
        type: 'string',
      },
      travel_category_en: {
        type: 'string',
      },
      travel_category_id: {
        type: 'string',
      },
      travel_category_cn: {
        type: 'string',
      },
      travel_desc_en: {
        type: 'string',
      },
      travel_desc_id: {
        type: 'string',
      },
      travel_desc_cn: {
        type: 'string',
      },
      duration: {
        type: 'string',
      },
      status: {
        $ref: '#/components/schemas/ContentStatus',
      },
      travel_img: {
        type: 'string',
      },
      image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      price: {
        type: 'number',
      },
      destinations: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/ItineraryItemView',
        },
      },
      version: {
        type: 'number',
      },
      created_at: {
        type: 'string',
      },
      updated_at: {
        type: 'string',
      },
    },
    required: [
      'travel_id',
      'slug',
      'names',
      'categories',
      'descriptions',
      'travel_name_en',
      'travel_name_id',
      'travel_name_cn',
      'travel_category_en',
      'travel_category_id',
      'travel_category_cn',
      'travel_desc_en',
      'travel_desc_id',
      'travel_desc_cn',
      'duration',
      'status',
      'travel_img',
      'image_meta',
      'destinations',
      'version',
      'created_at',
      'updated_at',
    ],
    additionalProperties: false,
    description: '`GET /api/get-travel-details/{id}` (ENT-35..38): texts as maps and flat, because the specification reads both.',
  },
  TravelListItemView: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
      },
      travel_id: {
        type: 'string',
      },
      slug: {
        type: 'string',
      },
      name: {
        type: 'string',
      },
      names: {
        $ref: '#/components/schemas/Localised',
      },
      description: {
        type: 'string',
      },
      descriptions: {
        $ref: '#/components/schemas/Localised',
      },
      duration: {
        type: 'string',
      },
      image: {
        type: 'string',
      },
      image_meta: {
        anyOf: [
          {
            $ref: '#/components/schemas/ImageView',
          },
          {
            type: 'null',
          },
        ],
      },
      status: {
        $ref: '#/components/schemas/ContentStatus',
      },
      destinations: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            destination_id: {
              type: 'string',
            },
            name: {
              type: 'string',
            },
            names: {
              $ref: '#/components/schemas/Localised',
            },
          },
          required: ['destination_id', 'name', 'names'],
          additionalProperties: false,
        },
      },
      price: {
        type: 'number',
      },
      created_at: {
        type: 'string',
      },
      updated_at: {
        type: 'string',
      },
    },
    required: [
      'id',
      'travel_id',
      'slug',
      'name',
      'names',
      'description',
      'descriptions',
      'duration',
      'image',
      'image_meta',
      'status',
      'destinations',
      'created_at',
      'updated_at',
    ],
    additionalProperties: false,
    description: 'A card of the admin travel list: English strings as the specification reads, maps beside them (OR-61).',
  },
  TravelPageDestinationView: {
    type: 'object',
    properties: {
      destinationId: {
        type: 'string',
      },
      visitDuration: {
        type: 'string',
      },
      comments: {
        $ref: '#/components/schemas/Localised',
      },
      destination: {
        type: 'object',
        properties: {
          name: {
            $ref: '#/components/schemas/Localised',
          },
          description: {
            $ref: '#/components/schemas/Localised',
          },
          category: {
            $ref: '#/components/schemas/Localised',
          },
          mainImage: {
            type: 'string',
          },
          defaultImage: {
            type: 'string',
          },
          main_image_meta: {
            anyOf: [
              {
                $ref: '#/components/schemas/ImageView',
              },
              {
                type: 'null',
              },
            ],
          },
          details: {
            type: 'object',
            properties: {
              opening_hours: {
                $ref: '#/components/schemas/OpeningHour',
              },
              entry_fee: {
                $ref: '#/components/schemas/EntryFee',
              },
              best_time: {
                type: 'string',
              },
              location: {
                type: 'string',
              },
            },
            required: ['opening_hours', 'entry_fee', 'best_time', 'location'],
            additionalProperties: false,
          },
          comments: {
            $ref: '#/components/schemas/Localised',
          },
          gallery: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                id: {
                  type: 'string',
                },
                url: {
                  type: 'string',
                },
                isMain: {
                  type: 'boolean',
                },
                meta: {
                  anyOf: [
                    {
                      $ref: '#/components/schemas/ImageView',
                    },
                    {
                      type: 'null',
                    },
                  ],
                },
              },
              required: ['id', 'url', 'isMain', 'meta'],
              additionalProperties: false,
            },
          },
        },
        required: ['name', 'description', 'category', 'mainImage', 'defaultImage', 'main_image_meta', 'details', 'comments', 'gallery'],
        additionalProperties: false,
      },
    },
    required: ['destinationId', 'visitDuration', 'comments', 'destination'],
    additionalProperties: false,
  },
  TravelPageView: {
    type: 'object',
    properties: {
      travel: {
        type: 'object',
        properties: {
          id: {
            type: 'string',
          },
          travel_id: {
            type: 'string',
          },
          slug: {
            type: 'string',
          },
          name: {
            $ref: '#/components/schemas/Localised',
          },
          description: {
            $ref: '#/components/schemas/Localised',
          },
          category: {
            $ref: '#/components/schemas/Localised',
          },
          duration: {
            type: 'string',
          },
          image: {
            type: 'string',
          },
          image_meta: {
            anyOf: [
              {
                $ref: '#/components/schemas/ImageView',
              },
              {
                type: 'null',
              },
            ],
          },
          price: {
            type: 'number',
          },
        },
        required: ['id', 'travel_id', 'slug', 'name', 'description', 'category', 'duration', 'image', 'image_meta'],
        additionalProperties: false,
      },
      destinations: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/TravelPageDestinationView',
        },
      },
    },
    required: ['travel', 'destinations'],
    additionalProperties: false,
    description: '`GET /api/travel/{slug}` (ENT-09..13).',
  },
  TravelStatsView: {
    type: 'object',
    properties: {
      totalTravels: {
        type: 'number',
      },
      activeBookings: {
        type: 'number',
      },
      destinations: {
        type: 'number',
      },
      monthlyTours: {
        type: 'number',
      },
    },
    required: ['totalTravels', 'activeBookings', 'destinations', 'monthlyTours'],
    additionalProperties: false,
  },
  TravelsWithStatsView: {
    type: 'object',
    properties: {
      travels: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/TravelListItemView',
        },
      },
      stats: {
        $ref: '#/components/schemas/TravelStatsView',
      },
    },
    required: ['travels', 'stats'],
    additionalProperties: false,
  },
  UserStatus: {
    type: 'string',
    enum: ['active', 'disabled'],
  },
  UserView: {
    type: 'object',
    properties: {
      user_id: {
        type: 'string',
      },
      fullname: {
        type: 'string',
      },
      name: {
        type: 'string',
      },
      email: {
        type: 'string',
      },
      status: {
        $ref: '#/components/schemas/UserStatus',
      },
      role: {
        $ref: '#/components/schemas/Role',
      },
      language: {
        $ref: '#/components/schemas/LanguageCode',
      },
      created_at: {
        type: 'string',
      },
    },
    required: ['user_id', 'fullname', 'name', 'email', 'status', 'role', 'language', 'created_at'],
    additionalProperties: false,
    description: 'The bare user object of `/api/me` and `/api/login` (ENT-01, OR-12). Dates are ISO 8601 UTC.',
  },
};
