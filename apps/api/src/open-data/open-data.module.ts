/** Open data: releases as files with schemas, and the sitemap. */
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DecksModule } from '../decks/decks.module.ts';
import { CardPictures } from './card-pictures.service.ts';
import { DataController } from './data.controller.ts';
import { DataService } from './data.service.ts';
import { PicturesController } from './pictures.controller.ts';
import { SitemapController } from './sitemap.controller.ts';

@Module({
  imports: [AccountsModule, ContentModule, DecksModule],
  controllers: [DataController, PicturesController, SitemapController],
  providers: [CardPictures, DataService],
})
export class OpenDataModule {}
