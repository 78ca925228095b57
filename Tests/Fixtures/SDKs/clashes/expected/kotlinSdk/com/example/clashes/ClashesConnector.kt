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

package com.example.clashes

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `clashes`. */
public interface ClashesConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<ClashesConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val addPerson: AddPersonMutation
  /** Fields of one type side by side, $5 and ${more} and *&#47; here. */
  public val games: GamesQuery
  public val getHttpPage: GetHttpPageQuery

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "clashes",
        location = "us-east4",
        serviceId = "clashes-svc",
      )

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, ClashesConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): ClashesConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { ClashesConnectorImpl(dataConnect) } }
  }
}

public val ClashesConnector.Companion.instance: ClashesConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config))

public fun ClashesConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): ClashesConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun ClashesConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): ClashesConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class ClashesConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : ClashesConnector {
  override val addPerson by lazy(LazyThreadSafetyMode.PUBLICATION) {
    AddPersonMutationImpl(this)
  }
  override val games by lazy(LazyThreadSafetyMode.PUBLICATION) {
    GamesQueryImpl(this)
  }
  override val getHttpPage by lazy(LazyThreadSafetyMode.PUBLICATION) {
    GetHttpPageQueryImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<ClashesConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<ClashesConnector, *, *>> =
    listOf(addPerson)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<ClashesConnector, *, *>> =
    listOf(games, getHttpPage)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = ClashesConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is ClashesConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("ClashesConnectorImpl", dataConnect)

  override fun toString(): String = "ClashesConnectorImpl(dataConnect=$dataConnect)"
}

private open class ClashesConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: ClashesConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<ClashesConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: ClashesConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = ClashesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = ClashesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = ClashesConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is ClashesConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("ClashesConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "ClashesConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class ClashesConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: ClashesConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<ClashesConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: ClashesConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = ClashesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = ClashesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = ClashesConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is ClashesConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("ClashesConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "ClashesConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class AddPersonMutationImpl(connector: ClashesConnector) :
  AddPersonMutation,
  ClashesConnectorGeneratedMutationImpl<AddPersonMutation.Data, Unit>(
    connector,
    AddPersonMutation.Companion.operationName,
    AddPersonMutation.Companion.dataDeserializer,
    AddPersonMutation.Companion.variablesSerializer,
  )

private class GamesQueryImpl(connector: ClashesConnector) :
  GamesQuery,
  ClashesConnectorGeneratedQueryImpl<GamesQuery.Data, GamesQuery.Variables>(
    connector,
    GamesQuery.Companion.operationName,
    GamesQuery.Companion.dataDeserializer,
    GamesQuery.Companion.variablesSerializer,
  )

private class GetHttpPageQueryImpl(connector: ClashesConnector) :
  GetHttpPageQuery,
  ClashesConnectorGeneratedQueryImpl<GetHttpPageQuery.Data, Unit>(
    connector,
    GetHttpPageQuery.Companion.operationName,
    GetHttpPageQuery.Companion.dataDeserializer,
    GetHttpPageQuery.Companion.variablesSerializer,
  )
