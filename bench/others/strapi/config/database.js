export default () => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: process.env.DATABASE_URL, schema: 'strapi' },
    pool: { min: 2, max: 10 },
  },
});
