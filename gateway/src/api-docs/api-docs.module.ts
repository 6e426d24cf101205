import { Module } from '@nestjs/common';
import { ApiDocs } from './api-docs.middleware.ts';
import { ApiDocuments } from './api-documents.ts';

@Module({ providers: [ApiDocs, ApiDocuments], exports: [ApiDocs] })
export class ApiDocsModule {}
