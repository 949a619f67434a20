/** Open data: releases as files with schemas, and the sitemap. */
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DataController } from './data.controller.ts';
import { DataService } from './data.service.ts';
import { SitemapController } from './sitemap.controller.ts';

@Module({
  imports: [AccountsModule, ContentModule],
  controllers: [DataController, SitemapController],
  providers: [DataService],
})
export class OpenDataModule {}
