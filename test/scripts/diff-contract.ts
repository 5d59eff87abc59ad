/** This small contract has one of everything that make diff compares. */
export const contract = {
  info: { version: '1.0.0' },
  security: [{ shopperToken: [] }],
  paths: {
    '/cups': {
      post: {
        operationId: 'createCup',
        security: [{ appToken: ['WRITE_CUPS'] }, { appToken: ['WRITE_SHOP'] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewCup' } } },
        },
        responses: { '201': { content: {} } },
      },
    },
    '/cups/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getCup',
        security: [],
        parameters: [
          {
            name: 'size',
            in: 'query',
            schema: { type: 'string', enum: ['small', 'large'], default: 'small' },
          },
        ],
        responses: {
          '200': {
            headers: { 'X-Request-Id': {} },
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['message', 'data'],
                  properties: {
                    message: { type: 'string', const: 'Cup found' },
                    data: { $ref: '#/components/schemas/Cup' },
                  },
                },
              },
            },
          },
          '404': { $ref: '#/components/responses/Missing' },
        },
      },
    },
  },
  webhooks: {
    change: {
      post: {
        operationId: 'receiveChange',
        security: [],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { topic: { type: 'string', enum: ['cups/created', 'cups/deleted'] } },
              },
            },
          },
        },
        responses: { '200': {} },
      },
    },
  },
  components: {
    schemas: {
      NewCup: {
        type: 'object',
        required: ['name', 'price'],
        properties: {
          name: { type: 'string', maxLength: 50 },
          price: { type: 'number', maximum: 100 },
          note: { type: ['string', 'null'] },
          madeAt: { type: 'string', format: 'date-time' },
          maker: {
            anyOf: [{ type: 'string' }, { type: 'object', properties: { name: { type: 'string' } } }],
          },
        },
      },
      Cup: {
        type: 'object',
        required: ['_id', 'price'],
        properties: {
          _id: { type: 'string' },
          price: { type: 'number' },
          state: { type: 'string', enum: ['whole', 'chipped'] },
          madeAt: { type: 'string', format: 'date-time' },
        },
      },
      Failure: {
        type: 'object',
        required: ['status', 'code'],
        properties: { status: { type: 'integer' }, code: { type: 'string' } },
      },
    },
    responses: {
      Missing: {
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Failure' },
                { type: 'object', properties: { code: { enum: ['cup_missing', 'shop_missing'] } } },
              ],
            },
          },
        },
      },
    },
  },
}
