@file:Suppress(
  "KotlinRedundantDiagnosticSuppress",
  "MayBeConstant",
  "PropertyName",
  "RedundantCompanionReference",
  "RedundantVisibilityModifier",
  "RemoveEmptyClassBody",
  "SpellCheckingInspection",
  "unused",
)

package com.example.`in`.`object`

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `reserved_words`. */
public interface ReservedWordsConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<ReservedWordsConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val delete: DeleteMutation
  public val executeQuery: ExecuteQueryQuery
  public val getSnakeCase: GetSnakeCaseQuery
  public val import: ImportQuery
  public val mutation: MutationMutation
  public val query: QueryQuery

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "reserved_words",
        location = "us-east4",
        serviceId = "reserved_words-svc",
      )

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, ReservedWordsConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): ReservedWordsConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { ReservedWordsConnectorImpl(dataConnect) } }
  }
}

public val ReservedWordsConnector.Companion.instance: ReservedWordsConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config))

public fun ReservedWordsConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): ReservedWordsConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun ReservedWordsConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): ReservedWordsConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class ReservedWordsConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : ReservedWordsConnector {
  override val delete by lazy(LazyThreadSafetyMode.PUBLICATION) {
    DeleteMutationImpl(this)
  }
  override val executeQuery by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ExecuteQueryQueryImpl(this)
  }
  override val getSnakeCase by lazy(LazyThreadSafetyMode.PUBLICATION) {
    GetSnakeCaseQueryImpl(this)
  }
  override val import by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ImportQueryImpl(this)
  }
  override val mutation by lazy(LazyThreadSafetyMode.PUBLICATION) {
    MutationMutationImpl(this)
  }
  override val query by lazy(LazyThreadSafetyMode.PUBLICATION) {
    QueryQueryImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<ReservedWordsConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<ReservedWordsConnector, *, *>> =
    listOf(delete, mutation)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<ReservedWordsConnector, *, *>> =
    listOf(executeQuery, getSnakeCase, import, query)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = ReservedWordsConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is ReservedWordsConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("ReservedWordsConnectorImpl", dataConnect)

  override fun toString(): String = "ReservedWordsConnectorImpl(dataConnect=$dataConnect)"
}

private open class ReservedWordsConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: ReservedWordsConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<ReservedWordsConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: ReservedWordsConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = ReservedWordsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = ReservedWordsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = ReservedWordsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is ReservedWordsConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("ReservedWordsConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "ReservedWordsConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class ReservedWordsConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: ReservedWordsConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<ReservedWordsConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: ReservedWordsConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = ReservedWordsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = ReservedWordsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = ReservedWordsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is ReservedWordsConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("ReservedWordsConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "ReservedWordsConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class DeleteMutationImpl(connector: ReservedWordsConnector) :
  DeleteMutation,
  ReservedWordsConnectorGeneratedMutationImpl<DeleteMutation.Data, DeleteMutation.Variables>(
    connector,
    DeleteMutation.Companion.operationName,
    DeleteMutation.Companion.dataDeserializer,
    DeleteMutation.Companion.variablesSerializer,
  )

private class ExecuteQueryQueryImpl(connector: ReservedWordsConnector) :
  ExecuteQueryQuery,
  ReservedWordsConnectorGeneratedQueryImpl<ExecuteQueryQuery.Data, Unit>(
    connector,
    ExecuteQueryQuery.Companion.operationName,
    ExecuteQueryQuery.Companion.dataDeserializer,
    ExecuteQueryQuery.Companion.variablesSerializer,
  )

private class GetSnakeCaseQueryImpl(connector: ReservedWordsConnector) :
  GetSnakeCaseQuery,
  ReservedWordsConnectorGeneratedQueryImpl<GetSnakeCaseQuery.Data, Unit>(
    connector,
    GetSnakeCaseQuery.Companion.operationName,
    GetSnakeCaseQuery.Companion.dataDeserializer,
    GetSnakeCaseQuery.Companion.variablesSerializer,
  )

private class ImportQueryImpl(connector: ReservedWordsConnector) :
  ImportQuery,
  ReservedWordsConnectorGeneratedQueryImpl<ImportQuery.Data, ImportQuery.Variables>(
    connector,
    ImportQuery.Companion.operationName,
    ImportQuery.Companion.dataDeserializer,
    ImportQuery.Companion.variablesSerializer,
  )

private class MutationMutationImpl(connector: ReservedWordsConnector) :
  MutationMutation,
  ReservedWordsConnectorGeneratedMutationImpl<MutationMutation.Data, Unit>(
    connector,
    MutationMutation.Companion.operationName,
    MutationMutation.Companion.dataDeserializer,
    MutationMutation.Companion.variablesSerializer,
  )

private class QueryQueryImpl(connector: ReservedWordsConnector) :
  QueryQuery,
  ReservedWordsConnectorGeneratedQueryImpl<QueryQuery.Data, Unit>(
    connector,
    QueryQuery.Companion.operationName,
    QueryQuery.Companion.dataDeserializer,
    QueryQuery.Companion.variablesSerializer,
  )
