/** TypeORM entities, migrations and repositories on SQLite and PostgreSQL. */
export {};
