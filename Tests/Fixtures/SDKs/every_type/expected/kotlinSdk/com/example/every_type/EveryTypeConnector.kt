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

package com.example.every_type

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `every_type`. */
public interface EveryTypeConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<EveryTypeConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val addThing: AddThingMutation
  /** Everything of one thing. */
  public val getThing: GetThingQuery

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "every_type",
        location = "us-east4",
        serviceId = "every_type-svc",
      )

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, EveryTypeConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): EveryTypeConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { EveryTypeConnectorImpl(dataConnect) } }
  }
}

public val EveryTypeConnector.Companion.instance: EveryTypeConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config))

public fun EveryTypeConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): EveryTypeConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun EveryTypeConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): EveryTypeConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class EveryTypeConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : EveryTypeConnector {
  override val addThing by lazy(LazyThreadSafetyMode.PUBLICATION) {
    AddThingMutationImpl(this)
  }
  override val getThing by lazy(LazyThreadSafetyMode.PUBLICATION) {
    GetThingQueryImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<EveryTypeConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<EveryTypeConnector, *, *>> =
    listOf(addThing)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<EveryTypeConnector, *, *>> =
    listOf(getThing)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = EveryTypeConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is EveryTypeConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("EveryTypeConnectorImpl", dataConnect)

  override fun toString(): String = "EveryTypeConnectorImpl(dataConnect=$dataConnect)"
}

private open class EveryTypeConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: EveryTypeConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<EveryTypeConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: EveryTypeConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = EveryTypeConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = EveryTypeConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = EveryTypeConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is EveryTypeConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("EveryTypeConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "EveryTypeConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class EveryTypeConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: EveryTypeConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<EveryTypeConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: EveryTypeConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = EveryTypeConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = EveryTypeConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = EveryTypeConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is EveryTypeConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("EveryTypeConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "EveryTypeConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class AddThingMutationImpl(connector: EveryTypeConnector) :
  AddThingMutation,
  EveryTypeConnectorGeneratedMutationImpl<AddThingMutation.Data, AddThingMutation.Variables>(
    connector,
    AddThingMutation.Companion.operationName,
    AddThingMutation.Companion.dataDeserializer,
    AddThingMutation.Companion.variablesSerializer,
  )

private class GetThingQueryImpl(connector: EveryTypeConnector) :
  GetThingQuery,
  EveryTypeConnectorGeneratedQueryImpl<GetThingQuery.Data, GetThingQuery.Variables>(
    connector,
    GetThingQuery.Companion.operationName,
    GetThingQuery.Companion.dataDeserializer,
    GetThingQuery.Companion.variablesSerializer,
  )
